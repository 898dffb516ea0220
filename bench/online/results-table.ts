/** A value for each round; undefined if a system was too slow to be measured. */
export type RoundValues = readonly (number | undefined)[]

/** A figure of every system. */
export interface Column {
  readonly title: string
  /** Missing if the figure is only a description, without a ratio. */
  readonly better?: 'more' | 'less'
  /** By system, in the order of the rows. */
  readonly values: readonly RoundValues[]
}

/**
 * A Markdown table with a row for each system. A cell has the median of the rounds, half of the distance between the
 * lowest and the highest round, and how many times as good the first system is: the median of the rounds' ratios.
 */
export function formatTable(corner: string, names: readonly string[], columns: readonly Column[]): string {
  const rows = names.map((name, row) => [name, ...columns.map(column => formatCell(column, row))])
  const titles = [corner, ...columns.map(({ title }) => title)]
  const widths = titles.map((title, at) => Math.max(title.length, ...rows.map(row => row[at]!.length)))
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, at) => (at === 0 ? cell.padEnd(widths[at]!) : cell.padStart(widths[at]!))).join(' | ')} |`
  const rule = `|${widths.map((width, at) => (at === 0 ? '-'.repeat(width + 2) : `${'-'.repeat(width + 1)}:`)).join('|')}|`
  return [line(titles), rule, ...rows.map(line)].join('\n')
}

function formatCell({ better, values }: Column, row: number): string {
  const rounds = values[row]!.filter(value => value !== undefined)
  if (rounds.length === 0) return '–'
  const parts = [formatNumber(median(rounds)), formatSpread(rounds)]
  const ratios = better && row > 0 ? ratiosByRound(values[0]!, values[row]!, better) : []
  if (ratios.length > 0) parts.push(`${formatRatio(median(ratios))}x`)
  return parts.filter(part => part !== '').join(' ')
}

/** How many times as good the first one is, in the rounds that measured both. */
function ratiosByRound(own: RoundValues, others: RoundValues, better: 'more' | 'less'): readonly number[] {
  return own.flatMap((value, round) => {
    const other = others[round]
    if (value === undefined || other === undefined) return []
    return [better === 'more' ? value / other : other / value]
  })
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other)
  const middle = sorted.length / 2
  return Number.isInteger(middle) ? (sorted[middle - 1]! + sorted[middle]!) / 2 : sorted[Math.floor(middle)]!
}

/** Empty if there is only one round. */
function formatSpread(values: readonly number[]): string {
  if (values.length < 2) return ''
  const half = (Math.max(...values) - Math.min(...values)) / 2
  return `±${Math.round((100 * half) / median(values))}%`
}

function formatNumber(value: number): string {
  if (value < 10) return value.toFixed(2)
  return value < 100 ? value.toFixed(1) : Math.round(value).toLocaleString('en')
}

function formatRatio(value: number): string {
  return value < 10 ? value.toFixed(2) : value.toFixed(value < 100 ? 1 : 0)
}
