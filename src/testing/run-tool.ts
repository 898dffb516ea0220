import { openRecordedGame } from '#cli/recorded-game.ts'
import type { Result } from '#kernel/result.ts'
import type { AnyTool, ToolCall } from '#kernel/tool.ts'

export interface ToolRun {
  readonly lines: readonly string[]
  readonly saved: readonly (string | Uint8Array)[]
  readonly result: Result<undefined>
}

/** Runs a tool as the command line does, without files and a real clock. */
export async function runTool(tool: AnyTool, call: Partial<ToolCall>): Promise<ToolRun> {
  const lines: string[] = []
  const saved: (string | Uint8Array)[] = []
  const texts = Object.entries(call.flags ?? {}).filter(([flag]) => tool.flags[flag]?.kind === 'file')
  const result = await tool.run({
    flags: {},
    files: Object.fromEntries(texts.map(([flag, text]) => [flag, Buffer.from(String(text))])),
    positionals: [],
    inputs: [],
    lines: tool.readsLines ? (call.inputs ?? []).map(linesOf) : [],
    json: true,
    write: line => lines.push(line),
    save: async content => {
      saved.push(content)
    },
    now: () => 0,
    newSeed: () => 'seed',
    report: () => true,
    openGame: openRecordedGame,
    ...call,
  })
  return { lines, saved, result }
}

async function* linesOf(text: string): AsyncGenerator<string> {
  yield* text.split(/\r?\n/)
}
