import { type OptionValues, writeSetupQuery } from '#app/setup-query.ts'
import { type AnyOptions, withoutIrrelevant } from '#kernel/options.ts'
import type { TableRecord } from '#table/table.ts'
import type { LoadedGame } from '../loaded-game.ts'
import { setupPath } from '../router.ts'
import { puzzlePath } from '../sheets/share.ts'
import { Link } from '../shell/link.tsx'
import { reviewText } from '../text/en/review.ts'

interface PlayYourselfProps {
  readonly loadedGame: LoadedGame
  readonly record: TableRecord
}

/** For the receiver of a shared game: the same puzzle, or a game with the same settings. */
export function PlayYourself({ loadedGame, record }: PlayYourselfProps) {
  return (
    <Link to={samePath(loadedGame, record)} class="pill primary">
      {reviewText.playYourself}
    </Link>
  )
}

/** The path of the same puzzle, or of the form with the same settings. */
export function samePath(loadedGame: LoadedGame, record: TableRecord): string {
  const puzzle = puzzlePath(loadedGame, record)
  if (puzzle !== undefined) return puzzle
  const { rules } = loadedGame
  const chosen = withoutIrrelevant(rules.options as AnyOptions, record.params as OptionValues)
  return `${setupPath(rules.id)}?${writeSetupQuery(chosen as OptionValues)}`
}
