import { padEndTo, textWidth, wrapText } from '#terminal/kit/width.ts'

export interface PageFlag {
  readonly kind: 'text' | 'texts' | 'switch'
  /** The placeholder for its value, such as N. */
  readonly value?: string
  readonly help: string
}

export type ManualRow = readonly [name: string, text: string]

/** A command's manual page. It declares the command's flags, so that none is undocumented. */
export interface ManualPage {
  /** The whole command, such as `quincunx open`. */
  readonly name: string
  readonly summary: string
  readonly synopsis: readonly string[]
  readonly description: readonly string[]
  /** Sections with their own headings, such as the subcommands. */
  readonly sections?: readonly { readonly heading: string; readonly rows: readonly ManualRow[] }[]
  readonly flags: Readonly<Record<string, PageFlag>>
  readonly examples: readonly ManualRow[]
  readonly files?: readonly ManualRow[]
  readonly environment?: readonly ManualRow[]
}

const MAX_COLUMNS = 79
const INDENT = '    '
const MAX_NAME_COLUMNS = 22

/** The page as text. */
export function formatPage(page: ManualPage): string {
  const parts: readonly (readonly [heading: string, lines: readonly string[]])[] = [
    ['NAME', indentText(`${page.name} - ${page.summary}`)],
    ['SYNOPSIS', page.synopsis.map(line => INDENT + line)],
    ['DESCRIPTION', joinParagraphs(page.description.map(text => indentText(text)))],
    ...(page.sections ?? []).map(({ heading, rows }) => [heading, formatRows(rows)] as const),
    ['OPTIONS', formatRows(flagRows(page))],
    ['EXAMPLES', formatRows(page.examples)],
    ['FILES', formatRows(page.files ?? [])],
    ['ENVIRONMENT', formatRows(page.environment ?? [])],
  ]
  return parts
    .filter(([, lines]) => lines.length > 0)
    .map(([heading, lines]) => [heading, ...lines].join('\n'))
    .join('\n\n')
}

function flagRows({ flags }: ManualPage): readonly ManualRow[] {
  const rows = Object.entries(flags).map(
    ([flag, { value, help }]): ManualRow => [`--${flag}${value ? ` ${value}` : ''}`, help],
  )
  return [...rows, ['--help', 'print this page']]
}

/** Names in one column and texts in another; a long name has a line of its own. */
function formatRows(rows: readonly ManualRow[]): readonly string[] {
  const short = rows.filter(([name, text]) => text !== '' && textWidth(name) <= MAX_NAME_COLUMNS)
  const width = Math.max(0, ...short.map(([name]) => textWidth(name))) + 2
  return rows.flatMap(([name, text]) => {
    if (text === '') return [INDENT + name]
    const lines = wrapText(text, MAX_COLUMNS - INDENT.length - width)
    const beside = lines.map((line, index) => {
      const left = index === 0 && textWidth(name) < width - 1 ? name : ''
      return INDENT + padEndTo(left, width) + line
    })
    return textWidth(name) < width - 1 ? beside : [INDENT + name, ...beside]
  })
}

function indentText(text: string): readonly string[] {
  return wrapText(text, MAX_COLUMNS - INDENT.length).map(line => INDENT + line)
}

function joinParagraphs(paragraphs: readonly (readonly string[])[]): readonly string[] {
  return paragraphs.flatMap((lines, index) => (index === 0 ? lines : ['', ...lines]))
}
