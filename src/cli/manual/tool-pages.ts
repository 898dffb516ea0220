import type { Tool } from '#kernel/tool.ts'
import { JSON_LINES } from './common.ts'
import type { Page, Row } from './page.ts'

/** Which tools a game has. */
export function toolsPage(id: string, title: string, tools: Readonly<Record<string, Tool>>): Page {
  const rows = Object.entries(tools).map(([name, { summary }]): Row => [name, summary])
  return {
    name: `quincunx ${id}`,
    summary: `the tools of ${title}`,
    synopsis: [`quincunx ${id} TOOL [ARGUMENTS] [OPTIONS]`],
    description: [`To play it: quincunx play ${id}. quincunx ${id} TOOL --help tells more about a tool.`],
    more: [{ heading: 'TOOLS', rows }],
    flags: {},
    examples: Object.values(tools).map(({ examples }): Row => [examples[0] ?? '', '']),
  }
}

export function toolPage(id: string, name: string, tool: Tool): Page {
  const given = tool.takes ?? tool.reads ?? tool.writes
  return {
    name: `quincunx ${id} ${name}`,
    summary: firstWords(tool.summary),
    synopsis: [['quincunx', id, name, given, '[OPTIONS]'].filter(Boolean).join(' ')],
    description: [tool.summary],
    flags: {
      ...Object.fromEntries(
        Object.entries(tool.flags).map(([flag, { kind, ...rest }]) => [
          flag,
          { ...rest, kind: kind === 'file' ? 'text' : kind },
        ]),
      ),
      json: JSON_LINES,
    },
    examples: tool.examples.map((example): Row => [example, '']),
  }
}

/** Of a sentence or two, what fits beside a name. */
function firstWords(summary: string): string {
  const [first = ''] = summary.split(/[.;:] /)
  return first.replace(/\.$/, '')
}
