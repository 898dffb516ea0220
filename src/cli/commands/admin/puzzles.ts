import { systemClock } from '#node/system-clock.ts'
import { print } from '../../print.ts'
import { adminText } from '../../text/en/admin.ts'
import { withAdministration } from './administered-data.ts'
import {
  type AdminArguments,
  acceptedValue,
  confirm,
  limitFlag,
  positionalsOf,
  refuseMore,
  show,
} from './arguments.ts'

export async function puzzles(given: AdminArguments): Promise<number> {
  refuseMore(given.positionals, 0)
  return withAdministration(async administration => {
    const found = acceptedValue(await administration.puzzles(limitFlag(given)))
    for (const puzzle of found) show(given, puzzle, () => adminText.puzzle(puzzle, systemClock.now()))
    if (found.length === 0 && !given.flags.json) print(adminText.noPuzzles)
    return 0
  })
}

export async function removePuzzle(given: AdminArguments): Promise<number> {
  const [puzzle] = positionalsOf(given, 1, adminText.namePuzzle)
  return withAdministration(async administration => {
    await confirm(given, adminText.askRemovePuzzle(puzzle!))
    acceptedValue(await administration.removePuzzle({ puzzle: puzzle! }))
    show(given, { puzzle, removed: true }, () => adminText.puzzleRemoved(puzzle!))
    return 0
  })
}
