import { useEffect, useMemo, useRef } from 'preact/hooks'
import type { Analysis, AnalysisSnapshot } from '#app/analysis.ts'
import { type VariationMove, visibleRows } from '#app/variation-rows.ts'
import type { Note } from '#kernel/engine.ts'
import type { Person } from '#kernel/text.ts'
import type { MoveMark } from '#table/variation-format.ts'
import { isSamePath } from '#table/variations/variation-tree.ts'
import type { LoadedGame } from '../loaded-game.ts'
import { EventLine } from '../play/log.tsx'
import { analysisText } from '../text/en/analysis.ts'
import { tableText } from '../text/en/shell.ts'
import { VerdictIcon } from './verdict-icon.tsx'

interface VariationListProps {
  readonly loadedGame: LoadedGame
  readonly analysis: Analysis
  readonly snapshot: AnalysisSnapshot
  readonly notes: readonly Note[]
  readonly people: readonly Person[]
}

/** The moves of the game with their verdicts, and below each the variations; choosing one shows its position. */
export function VariationList({ loadedGame, analysis, snapshot, notes, people }: VariationListProps) {
  const { tree, path } = snapshot
  // biome-ignore lint/correctness/useExhaustiveDependencies: the rows change with the tree
  const rows = useMemo(() => visibleRows(analysis), [analysis, tree])
  const list = useScrolledToCurrent(snapshot)
  const isCurrent = (move: VariationMove) => isSamePath(move.path, path)
  return (
    <ol class="log review-log" ref={list} aria-label={tableText.moves}>
      <li>
        <MainMove
          {...{ loadedGame, analysis, people }}
          move={undefined}
          note={undefined}
          isCurrent={path.length === 0}
          comment={tree.comment}
        />
      </li>
      {rows.map(row => {
        const [move] = row.moves
        const key = row.moves.map(({ node }) => `${node.seat} ${node.text}`).join(' ') + row.ply + row.depth
        return row.depth === 0 ? (
          <li key={key}>
            <MainMove
              {...{ loadedGame, analysis, people }}
              move={move}
              note={move!.node.isPlayed && notes[row.ply - 1]}
              isCurrent={isCurrent(move!)}
              comment={move!.node.comment}
            />
          </li>
        ) : (
          <li key={key} class="variation" style={{ '--depth': row.depth }}>
            <span class="variation-number figures soft" aria-hidden="true">
              {row.ply}.
            </span>
            {row.moves.some(({ node }) => node.isPlayed) && (
              <span class="variation-played soft">{analysisText.played}</span>
            )}
            {row.moves.map(one => (
              <InlineMove key={one.path.length} analysis={analysis} move={one} isCurrent={isCurrent(one)} />
            ))}
          </li>
        )
      })}
    </ol>
  )
}

interface MainMoveProps {
  readonly loadedGame: LoadedGame
  readonly analysis: Analysis
  readonly people: readonly Person[]
  /** Undefined for the opening. */
  readonly move: VariationMove | undefined
  readonly note: Note | false | undefined
  readonly isCurrent: boolean
  readonly comment: string | undefined
}

function MainMove({ loadedGame, analysis, people, move, note, isCurrent, comment }: MainMoveProps) {
  const { events } = analysis.positionAt(move?.path ?? [])
  return (
    <button
      type="button"
      class="review-move"
      aria-current={isCurrent ? 'step' : undefined}
      onClick={() => analysis.goTo(move?.path ?? [])}
    >
      <span class="review-sign">
        {move?.node.mark ? <Mark mark={move.node.mark} /> : note && <VerdictIcon verdict={note.verdict} />}
      </span>
      <span class="review-events">
        {events.length === 0 && <span class="soft">{move?.node.text ?? tableText.noMoves}</span>}
        {events.map((event, part) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an event is its place in the step
          <EventLine key={part} loadedGame={loadedGame} event={event} people={people} />
        ))}
        {comment && <span class="variation-comment">{comment}</span>}
      </span>
    </button>
  )
}

interface InlineMoveProps {
  readonly analysis: Analysis
  readonly move: VariationMove
  readonly isCurrent: boolean
}

function InlineMove({ analysis, move: { node, path }, isCurrent }: InlineMoveProps) {
  return (
    <>
      <button
        type="button"
        class="variation-move figures"
        aria-current={isCurrent ? 'step' : undefined}
        onClick={() => analysis.goTo(path)}
      >
        {node.text}
        {node.mark && <Mark mark={node.mark} />}
      </button>
      {node.comment && <span class="variation-comment">{node.comment}</span>}
    </>
  )
}

function Mark({ mark }: { readonly mark: MoveMark }) {
  const { symbol, label } = analysisText.marks[mark]
  return (
    <span class={`move-mark ${mark}`}>
      <span aria-hidden="true">{symbol}</span>
      <span class="visually-hidden"> {label}</span>
    </span>
  )
}

/** Keeps the current move in sight. */
function useScrolledToCurrent({ path, tree }: AnalysisSnapshot) {
  const list = useRef<HTMLOListElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the current move has changed, or its place
  useEffect(() => {
    const box = list.current
    const line = box?.querySelector('[aria-current]')?.closest('li')
    if (!line || !box) return
    // Not scrollIntoView: that would move the page too.
    if (line.offsetTop < box.scrollTop) box.scrollTop = line.offsetTop
    const below = line.offsetTop + line.offsetHeight - box.clientHeight
    if (below <= box.scrollTop) return
    // To the beginning of a line, so that none is cut at the top.
    const first = ([...box.children] as HTMLElement[]).find(({ offsetTop }) => offsetTop >= below)
    box.scrollTop = first?.offsetTop ?? below
  }, [path, tree])
  return list
}
