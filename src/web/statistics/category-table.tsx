import { statisticsText } from '../text/en/statistics.ts'

interface CategoryTableProps {
  readonly columns: readonly string[]
  readonly rows: readonly { readonly name: string; readonly cells: readonly (string | number)[] }[]
}

/** A table with a row for each category. */
export function CategoryTable({ columns, rows }: CategoryTableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be reachable by keyboard
    <section class="panel-box kinds" aria-label={statisticsText.kinds} tabIndex={0}>
      <table class="figures">
        <caption class="visually-hidden">{statisticsText.kinds}</caption>
        <thead>
          <tr>
            <th scope="col">{statisticsText.kind}</th>
            {columns.map(column => (
              <th scope="col" key={column}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, cells }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {cells.map((cell, index) => (
                <td key={columns[index]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
