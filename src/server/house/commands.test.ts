import { describe, expect, test } from 'vitest'
import { StorageTrouble } from '#server/storage/storage.ts'
import type { Thinker } from '#session/thinker.ts'
import { ANN, firstOpenCell, houseWithGame, openTestHouse, settled } from '#testing/house.ts'

/** Takes some time, as every computer does that thinks in a worker. */
const thoughtful: Thinker = {
  think(job, report) {
    const { answer, cancel } = firstOpenCell.think(job, report)
    return { answer: settled().then(() => answer), cancel }
  },
  close() {},
}

describe('a command', () => {
  test('[F3] sent twice is done once, and answered twice alike', async () => {
    const { ann, ben } = await houseWithGame()
    const first = await ann.order({ do: 'move', text: 'a1' }, 'one')
    await ben.order({ do: 'move', text: 'e5' })
    expect(await ann.order({ do: 'move', text: 'a1' }, 'one')).toBe(first)
    expect(ann.standing().game?.log).toHaveLength(3)
  })

  test('[F3] is known by who sent it: two players may choose the same id', async () => {
    const { ann, ben } = await houseWithGame()
    await ann.order({ do: 'move', text: 'a1' }, 'one')
    expect(await ben.order({ do: 'move', text: 'e5' }, 'one')).toBe(5)
  })

  test('[F10] of which nobody knows whether it was kept is neither confirmed nor denied, and known when sent again', async () => {
    const { ann, storage } = await houseWithGame()
    const { append } = storage.tables
    storage.tables.append = async one => {
      await append(one)
      throw new StorageTrouble('The thread is gone.', { isUncertain: true })
    }
    expect(await ann.order({ do: 'move', text: 'a1' }, 'one')).toBe('not-known')
    storage.tables.append = append
    expect(await ann.order({ do: 'move', text: 'a1' }, 'one')).toBe(4)
    expect(ann.standing().game?.log).toHaveLength(2)
  })

  test('[F4] for a turn that has passed is refused, and changes nothing', async () => {
    const { ann, ben } = await houseWithGame()
    const { turn } = ann.standing().game!
    await ann.order({ do: 'move', text: 'a1', turn })
    await ben.order({ do: 'move', text: 'e5' })
    expect(await ann.order({ do: 'move', text: 'c3', turn })).toBe('position-changed')
    expect(await ann.order({ do: 'move', text: 'c3', turn: ann.standing().game!.turn })).toBe(6)
  })

  test('[F3] of several steps has one answer, sent twice at once or again later', async () => {
    const { house, come, pass } = await openTestHouse({ thinker: thoughtful })
    const setup = { size: 'agreed', clock: false, starter: 'first', rows: 5, cols: 5 }
    const opened = await house.open({ game: 'obstruction', setup, computer: 'casual' }, ANN)
    if (!opened.ok) throw new Error(opened.rejection.code)
    const ann = await come(ANN, opened.value.id)
    await ann.order({ do: 'move', text: 'e5' })
    await pass(10)
    const undo = () => ann.order({ do: 'undo' }, 'u1')
    const answers = [...(await Promise.all([undo(), undo()])), await undo()]
    // Ann sits and it begins, she moves, the computer moves, both moves are taken back.
    expect(answers).toEqual([7, 7, 7])
  })
})
