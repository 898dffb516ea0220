import { accept } from '#kernel/result.ts'
import type { Tool } from '#kernel/tool.ts'
import type { Library } from '#lexicon/library.ts'
import { writeGcg } from '../formats/gcg-write.ts'
import type { ScribbleTypes } from '../rules/types.ts'
import { toolText } from '../text/en-tools.ts'
import { openRecord } from './open-record.ts'
import { RULES_FLAGS } from './rules-flags.ts'

export function gcgTool(library: Library): Tool<ScribbleTypes['refusals']> {
  return {
    summary: toolText.gcg.summary,
    inputsUsage: 'RECORD',
    flags: { dictionary: RULES_FLAGS.dictionary!, reservoir: RULES_FLAGS.reservoir! },
    examples: [
      'quincunx scribble gcg game.json > game.gcg',
      'quincunx export last | quincunx scribble gcg -',
    ],
    async run(call) {
      const opened = await openRecord(call, library)
      if (!opened.ok) return opened
      const { players, moves, finalState } = opened.value.game
      const gcg = writeGcg({ names: players, moves, finalState })
      call.write(call.json ? JSON.stringify({ gcg }) : gcg.trimEnd())
      return accept(undefined)
    },
  }
}
