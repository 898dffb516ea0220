export type Sum = readonly [label: string, count: number]

/** A few large figures in a row. */
export function Sums({ sums }: { readonly sums: readonly Sum[] }) {
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
