/** A number with its label, and a note below it where there is one. */
export type Total = readonly [label: string, count: number, note?: string]

/** A few large numbers in a row. */
export function Totals({ sums }: { readonly sums: readonly Total[] }) {
  return (
    <dl class="sums">
      {sums.map(([label, count, note]) => (
        <div key={label} class="panel-box">
          <dt class="soft">{label}</dt>
          <dd class="figures">
            {count}
            {note && <span class="soft total-note">{note}</span>}
          </dd>
        </div>
      ))}
    </dl>
  )
}
