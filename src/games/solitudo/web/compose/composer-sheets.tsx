import { defaultParams } from '#kernel/options.ts'
import type { ComposerProps } from '#web/kit/composer.ts'
import { boardKindOf } from '../../rules/board.ts'
import { writePuzzle } from '../../rules/puzzle.ts'
import { rules } from '../../rules/rules.ts'
import { GRADE_NAMES, type Params, type Rating, type SolitudoTypes } from '../../rules/types.ts'
import { describeBoard } from '../../text/en.ts'
import { composeSheetText, composeText, verdictText } from '../../text/en-compose.ts'
import { savePuzzle } from './collection.ts'
import { CollectionSheet } from './collection-sheet.tsx'
import type { Draft } from './draft.ts'
import { ImportSheet } from './import-sheet.tsx'
import { NewBoardSheet } from './new-board-sheet.tsx'
import { PublishSheet } from './publish-sheet.tsx'
import type { ComposerState } from './use-composer.ts'
import type { Verdict } from './use-verdict.ts'

export type SheetName = 'publish' | 'collection' | 'import' | 'newBoard'

interface ComposerSheetsProps extends ComposerProps<SolitudoTypes> {
  readonly sheet: SheetName
  readonly composer: ComposerState
  /** Puts another puzzle on the board. */
  open(draft: Draft): void
  close(): void
}

export function ComposerSheets(props: ComposerSheetsProps) {
  const { sheet, open, close } = props
  const { controls, draft, verdict, tell } = props.composer
  switch (sheet) {
    case 'newBoard':
      return <NewBoardSheet open={open} close={close} />
    case 'import':
      return (
        <ImportSheet
          open={imported => {
            open(imported)
            tell(composeSheetText.import.opened)
          }}
          close={close}
        />
      )
    case 'collection':
      return (
        <CollectionSheet
          storage={props.storage}
          name={controls.name || nameFor(draft)}
          isSaved={draft.id !== undefined}
          save={name => save(props, name)}
          open={puzzle => open({ ...puzzle.draft, id: puzzle.id })}
          announce={props.announce}
          close={close}
        />
      )
    case 'publish': {
      const { solutions } = verdict
      const isUnique = solutions?.solutions === 1 && solutions.isProved
      const rating = ratingOf(verdict)
      const puzzle = writePuzzle(draft.puzzle)
      const solution = isUnique ? solutions.first!.join('/') : ''
      return (
        <PublishSheet
          {...props}
          puzzle={draft.puzzle}
          name={controls.name || nameFor(draft)}
          isUnique={isUnique}
          play={() => props.play({ puzzle })}
          print={
            rating &&
            (() => {
              close()
              const params = { ...defaultParams<Params>(rules.options), puzzle }
              props.print({ params, deal: { puzzle, solution, rating } })
            })
          }
        />
      )
    }
  }
}

/** The rating for a sheet; undefined before it is proved, and for a puzzle that nobody can solve. */
function ratingOf({ solutions, grade }: Verdict): Rating | undefined {
  if (!solutions?.isProved || solutions.solutions === 0) return undefined
  if (solutions.solutions === 2) return 'several'
  return grade && (grade.grade ? GRADE_NAMES[grade.grade - 1]! : 'nested')
}

function nameFor({ puzzle }: Draft): string {
  const [rows, cols] = [puzzle.cells.length, puzzle.cells[0]!.length]
  return composeText.unnamed(describeBoard({ board: boardKindOf(puzzle), rows, cols }))
}

/** Saves the puzzle on the board in the collection, over the one it was opened from. */
function save({ composer, storage, now, newId }: ComposerSheetsProps, name: string): void {
  const { controls, draft, verdict, tell } = composer
  const id = draft.id ?? newId()
  const { solutions, grade } = verdict
  const sentences = [
    ...(solutions ? [verdictText.solutions(solutions)] : []),
    ...(grade ? [verdictText.grade(grade)] : []),
  ]
  const puzzle = { id, name, draft: { ...draft, id }, savedAt: now(), verdict: sentences.join(' ') }
  const isStored = savePuzzle(storage, puzzle)
  controls.amend({ ...draft, id })
  controls.rename(name)
  tell(isStored ? composeSheetText.collection.saved(name) : composeSheetText.collection.notStored)
}
