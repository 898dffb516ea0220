export type Total = readonly [label: string, count: number]

/** A few large numbers in a row. */
export function Totals({ sums }: { readonly sums: readonly Total[] }) {
  return (
    <dl class="sums">
      {sums.map(([label, count]) => (
        <div key={label} class="panel-box">
          <dt class="soft">{label}</dt>
          <dd class="figures">{count}</dd>
        </div>
      ))}
    </dl>
  )
}
