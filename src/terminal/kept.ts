import { stopwatchText } from '#session/duration.ts'
import { toldOf } from '#session/figures.ts'
import { peopleOf } from '#session/player.ts'
import type { ShelvedGame } from '#session/shelf.ts'
import { endingWords } from '#session/words.ts'
import { restoreBy } from '#table/restore.ts'
import type { Table } from '#table/table.ts'
import type { Tone } from './kit/style.ts'
import { type LoadedGame, loadGame } from './loaded.ts'
import { factsOf } from './sitting.ts'
import { words } from './words.ts'

/** A kept game in a few words. */
export interface Told {
  readonly title: string
  readonly tone?: Tone
  /** Who plays whom, or what kind of puzzle it is. */
  readonly about: string
  /** How it ended, or how far it has come. */
  readonly result: string
  readonly moves: string
}

/** What there is to say about a kept game, as far as it can be read. */
export async function tellKept({ saved }: ShelvedGame): Promise<Told> {
  const { players, record } = saved
  const loaded = await loadGame(record.game)
  const table = loaded.ok ? restoreBy(loaded.value, record) : undefined
  const people = peopleOf(players)
  if (!loaded.ok || !table?.ok)
    return { title: record.game, about: words.against(people), result: words.history.unfinished, moves: '' }
  const { words: gameWords, face } = loaded.value
  const { ending, cursor } = table.value
  return {
    title: gameWords.title,
    tone: face.fruit,
    about: aboutTable(loaded.value, table.value) ?? words.against(people),
    result: [
      ending ? endingWords(ending, people, gameWords).headline : words.history.unfinished,
      ...timeOf(table.value),
    ].join(', '),
    moves: words.moves(cursor),
  }
}

/** Where one plays alone there is more to say of the puzzle than of the player. */
function aboutTable(loaded: LoadedGame, table: Table): string | undefined {
  return loaded.game.seats === 1 ? factsOf(loaded, table) : undefined
}

function timeOf(table: Table): readonly string[] {
  const told = toldOf(table)
  return told ? [stopwatchText(told.ms)] : []
}
