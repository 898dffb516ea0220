import { describeFacts } from '#app/category.ts'
import { formatDuration } from '#app/duration.ts'
import type { StoredGame } from '#app/saved-game-store.ts'
import { puzzleResultOf } from '#app/statistics.ts'
import { describeEnding } from '#protocol/text/en/rejection.ts'
import { peopleOf } from '#table/player.ts'
import { restoreAnyVersion } from '#table/restore.ts'
import type { Table } from '#table/table.ts'
import { type LoadedGame, loadGame } from '../game/loaded-game.ts'
import type { Tone } from '../kit/style.ts'
import { shellText } from '../text/en/shell.ts'

/** A saved game in a few words. */
export interface SavedGameLabel {
  readonly title: string
  readonly tone?: Tone
  /** The players, or the kind of puzzle. */
  readonly about: string
  /** The ending, or the number of moves so far. */
  readonly result: string
  readonly moves: string
}

/** Describes a saved game, as far as it can be read. */
export async function describeSavedGame({ saved }: StoredGame): Promise<SavedGameLabel> {
  const { players, record } = saved
  const loaded = await loadGame(record.game)
  const table = loaded.ok ? restoreAnyVersion(loaded.value, record) : undefined
  const people = peopleOf(players)
  if (!loaded.ok || !table?.ok)
    return {
      title: record.game,
      about: shellText.against(people),
      result: shellText.history.unfinished,
      moves: '',
    }
  const { card, text: gameText } = loaded.value
  const { ending, cursor } = table.value
  return {
    title: card.title,
    tone: card.accent,
    about: describePuzzle(loaded.value, table.value) ?? shellText.against(people),
    result: [
      ending ? describeEnding(ending, people, gameText).headline : shellText.history.unfinished,
      ...timeTexts(table.value),
    ].join(', '),
    moves: shellText.moves(cursor),
  }
}

/** In a single-player game the puzzle says more than the player. */
function describePuzzle(loaded: LoadedGame, table: Table): string | undefined {
  return loaded.rules.seats === 1 ? describeFacts(loaded, table) : undefined
}

function timeTexts(table: Table): readonly string[] {
  const result = puzzleResultOf(table)
  return result ? [formatDuration(result.ms)] : []
}
