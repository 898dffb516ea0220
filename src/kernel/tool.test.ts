import { expect, test } from 'vitest'
import { type OptionRefusals, readOption } from './read-params.ts'
import { accept, rejectWith } from './result.ts'
import type { Tool, ToolCall } from './tool.ts'

type GameRefusals = { readonly 'board-missing': Record<never, never> }
type OtherRefusals = { readonly 'shop-closed': Record<never, never> }

const described = { summary: '', flags: {}, examples: [] }
const options = { count: { kind: 'whole', min: 1, max: 9, default: 1 } } as const

test('a tool refuses with codes of its game and of its flags, which have sentences', async () => {
  const tool: Tool<GameRefusals> = {
    ...described,
    async run({ flags }) {
      const count = readOption('count', options.count, flags.count ?? 1)
      if (!count.ok) return count
      return flags.board ? accept(undefined) : rejectWith<GameRefusals & OptionRefusals>()('board-missing')
    },
  }
  const run = (flags: ToolCall['flags']) => tool.run({ flags } as ToolCall)
  expect(await run({ count: '10' })).toMatchObject({ rejection: { code: 'out-of-range' } })
  expect(await run({})).toMatchObject({ rejection: { code: 'board-missing' } })
  expect(await run({ board: 'x' })).toEqual(accept(undefined))
})

test('a refusal of another layer does not compile', async () => {
  const tool: Tool<GameRefusals> = {
    ...described,
    // @ts-expect-error: no text of the game has a sentence for this code
    run: async () => rejectWith<OtherRefusals>()('shop-closed'),
  }
  expect(await tool.run({} as ToolCall)).toMatchObject({ ok: false })
})
