import { describe, expect, it } from 'vitest'
import type { EngineClient } from '#engine-client/engine-client.ts'
import { createEngineRunner } from '#engine-client/engine-runner.ts'
import { loadEngine, provideLexicons } from '#games/catalog.ts'
import { openBundledWords } from '#node/bundled-words.ts'
import { createFakeTerminalHost } from '#testing/fakes/fake-terminal-host.ts'
import { readPastedPuzzle } from './pasted-puzzle.ts'

provideLexicons(openBundledWords)
const runner = createEngineRunner(loadEngine)
const request = ((job: never) => ({
  result: runner.run(job, () => {}),
  cancel() {},
})) as unknown as EngineClient['request']
const { host } = createFakeTerminalHost(request)

const ADDRESS = 'https://puzz.link/p?hitori/4/4/1114142333214213'

describe('a pasted text', () => {
  it.each([ADDRESS, ` ${ADDRESS}\n`, '1114/1423/3321/4213', '1 1 1 4\n1 4 2 3\n3 3 2 1\n4 2 1 3\n'])(
    'is a puzzle of the game that reads it: %j',
    async text => {
      expect(await readPastedPuzzle(host, text)).toMatchObject({
        game: 'solitudo',
        params: { puzzle: text.trim() },
      })
    },
  )

  it('that is a puzzle without a solution is refused by the game', async () => {
    expect(await readPastedPuzzle(host, '1111/1111/1111/1111')).toMatch(/solution/)
  })

  it.each(['', 'hello', 'https://example.org/', 'http://localhost:1/chess'])('is nothing: %j', async text => {
    expect(await readPastedPuzzle(host, text)).toBeUndefined()
  })
})
