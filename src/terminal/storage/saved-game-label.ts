import { formatDuration } from '#app/duration.ts'
import type { StoredGame } from '#app/saved-game-store.ts'
import { puzzleResultOf } from '#app/statistics.ts'
import { describeEnding } from '#protocol/rejection-words.ts'
import { peopleOf } from '#table/player.ts'
import { restoreAnyVersion } from '#table/restore.ts'
import type { Table } from '#table/table.ts'
import { factsText } from '../game/active-game.ts'
import { type LoadedGame, loadGame } from '../game/loaded-game.ts'
import type { Tone } from '../kit/style.ts'
import { words } from '../text/words.ts'

/** A kept game in a few words. */
export interface SavedGameLabel {
  readonly title: string
  readonly tone?: Tone
  /** Who plays whom, or what kind of puzzle it is. */
  readonly about: string
  /** How it ended, or how far it has come. */
  readonly result: string
  readonly moves: string
}

/** What there is to say about a kept game, as far as it can be read. */
export async function describeSavedGame({ saved }: StoredGame): Promise<SavedGameLabel> {
  const { players, record } = saved
  const loaded = await loadGame(record.game)
  const table = loaded.ok ? restoreAnyVersion(loaded.value, record) : undefined
  const people = peopleOf(players)
  if (!loaded.ok || !table?.ok)
    return { title: record.game, about: words.against(people), result: words.history.unfinished, moves: '' }
  const { text: gameText, face } = loaded.value
  const { ending, cursor } = table.value
  return {
    title: gameText.title,
    tone: face.accent,
    about: describePuzzle(loaded.value, table.value) ?? words.against(people),
    result: [
      ending ? describeEnding(ending, people, gameText).headline : words.history.unfinished,
      ...timeTexts(table.value),
    ].join(', '),
    moves: words.moves(cursor),
  }
}

/** Where one plays alone there is more to say of the puzzle than of the player. */
function describePuzzle(loaded: LoadedGame, table: Table): string | undefined {
  return loaded.rules.seats === 1 ? factsText(loaded, table) : undefined
}

function timeTexts(table: Table): readonly string[] {
  const result = puzzleResultOf(table)
  return result ? [formatDuration(result.ms)] : []
}
