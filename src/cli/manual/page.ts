import { wrapText } from '#terminal/kit/wrap.ts'

export interface PageFlag {
  readonly kind: 'text' | 'texts' | 'switch'
  /** What stands for its value, such as N. */
  readonly value?: string
  readonly help: string
}

export type Row = readonly [name: string, text: string]

/** A command's page in the manual; from it the command's flags are read too, so that it tells all of them. */
export interface Page {
  /** The whole command, such as `quincunx open`. */
  readonly name: string
  /** What it does, in a few words. */
  readonly summary: string
  readonly synopsis: readonly string[]
  readonly description: readonly string[]
  /** Parts with their own headings, such as what can be done. */
  readonly more?: readonly { readonly heading: string; readonly rows: readonly Row[] }[]
  readonly flags: Readonly<Record<string, PageFlag>>
  readonly examples: readonly Row[]
  readonly files?: readonly Row[]
  readonly environment?: readonly Row[]
}

const WIDEST = 79
const INDENT = '    '

/** The page as one reads it. */
export function writePage(page: Page): string {
  const parts: readonly (readonly [heading: string, lines: readonly string[]])[] = [
    ['NAME', indented(`${page.name} - ${page.summary}`)],
    ['SYNOPSIS', page.synopsis.map(line => INDENT + line)],
    ['DESCRIPTION', spaced(page.description.map(text => indented(text)))],
    ...(page.more ?? []).map(({ heading, rows }) => [heading, listed(rows)] as const),
    ['OPTIONS', listed(flagRows(page))],
    ['EXAMPLES', listed(page.examples)],
    ['FILES', listed(page.files ?? [])],
    ['ENVIRONMENT', listed(page.environment ?? [])],
  ]
  return parts
    .filter(([, lines]) => lines.length > 0)
    .map(([heading, lines]) => [heading, ...lines].join('\n'))
    .join('\n\n')
}

function flagRows({ flags }: Page): readonly Row[] {
  const rows = Object.entries(flags).map(
    ([flag, { value, help }]): Row => [`--${flag}${value ? ` ${value}` : ''}`, help],
  )
  return [...rows, ['--help', 'this page']]
}

/** Names in line with their texts; a long name stands on a line of its own. */
function listed(rows: readonly Row[]): readonly string[] {
  const short = rows.filter(([name, text]) => text !== '' && name.length <= 22)
  const width = Math.max(0, ...short.map(([name]) => name.length)) + 2
  return rows.flatMap(([name, text]) => {
    if (text === '') return [INDENT + name]
    const lines = wrapText(text, WIDEST - INDENT.length - width)
    const beside = lines.map((line, index) => {
      const left = index === 0 && name.length < width - 1 ? name : ''
      return INDENT + left.padEnd(width) + line
    })
    return name.length < width - 1 ? beside : [INDENT + name, ...beside]
  })
}

function indented(text: string): readonly string[] {
  return wrapText(text, WIDEST - INDENT.length).map(line => INDENT + line)
}

function spaced(paragraphs: readonly (readonly string[])[]): readonly string[] {
  return paragraphs.flatMap((lines, index) => (index === 0 ? lines : ['', ...lines]))
}
