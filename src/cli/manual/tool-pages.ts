import type { AnyTool } from '#kernel/tool.ts'
import { JSON_LINES } from './common-flags.ts'
import type { ManualPage, ManualRow } from './manual-page.ts'

/** The page that lists the tools of a game. */
export function toolsPage(id: string, title: string, tools: Readonly<Record<string, AnyTool>>): ManualPage {
  const rows = Object.entries(tools).map(([name, { summary }]): ManualRow => [name, summary])
  return {
    name: `quincunx ${id}`,
    summary: `the tools of ${title}`,
    synopsis: [`quincunx ${id} TOOL [ARGUMENTS] [OPTIONS]`],
    description: [`quincunx ${id} TOOL --help explains a tool. To play the game: quincunx play ${id}.`],
    sections: [{ heading: 'TOOLS', rows }],
    flags: {},
    examples: Object.values(tools).map(({ examples }): ManualRow => [examples[0] ?? '', '']),
  }
}

export function toolPage(id: string, name: string, tool: AnyTool): ManualPage {
  const given = tool.positionalsUsage ?? tool.inputsUsage ?? tool.outputUsage
  return {
    name: `quincunx ${id} ${name}`,
    summary: firstPhrase(tool.summary),
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
    examples: tool.examples.map((example): ManualRow => [example, '']),
  }
}

/** The first sentence, as far as it fits beside a name. */
function firstPhrase(summary: string): string {
  const [first = ''] = summary.split(/[.;:] /)
  return first.replace(/\.$/, '')
}
