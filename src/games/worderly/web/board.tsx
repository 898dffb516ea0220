import { useState } from 'preact/hooks'
import type { Cell } from '#kernel/grid.ts'
import { actionFor } from '#kernel/key-bindings.ts'
import { Board } from '#web/kit/board.tsx'
import type { BoardFaceProps } from '#web/kit/face.ts'
import { HIDDEN } from '../rules/layout.ts'
import { notation } from '../rules/notation.ts'
import type { WorderlyTypes } from '../rules/types.ts'
import { webText } from '../text/en-web.ts'
import { drawGrid } from './draw-grid.tsx'
import { GuessControls } from './guess-controls.tsx'
import { GuessMessage } from './guess-message.tsx'
import { useLetterFlight } from './letter-flight.ts'
import { StatusBar } from './status-bar.tsx'
import { pathOf, wordOf } from './wheel/path.ts'
import { useSpelling } from './wheel/use-spelling.ts'
import './board.css'
import './table.css'

/** For keys that concern no cell. */
const FIRST_CELL: Cell = { row: 0, column: 0 }

type Props = BoardFaceProps<WorderlyTypes>

export function WorderlyBoard(props: Props) {
  const { view, play } = props
  if (view.acting && play) return <Playing {...props} play={play} />
  const { highlight, events, label, onKey: ask } = props
  return (
    <div class="wo-frame">
      <StatusBar view={view} />
      <Board
        label={label}
        rows={drawGrid({ view, pointing: highlight, events })}
        className="wo-board"
        {...(ask && { onKey: ask })}
      />
      {!view.over && <GuessMessage view={view} events={events} />}
    </div>
  )
}

function Playing({
  view,
  highlight: pointing,
  events,
  message,
  label,
  play,
  onKey: ask,
  announce,
  pauseButton,
}: Props & Required<Pick<Props, 'play'>>) {
  const [asking, setAsking] = useState(false)
  // A note is about one position, so the next position removes it.
  const [noted, setNoted] = useState<{ readonly text: string; readonly view: object }>()
  const spelling = useSpelling({
    letters: view.letters,
    guess(spelled) {
      sendOff(pathOf(spelled))
      send(notation.write({ kind: 'guess', word: wordOf(view.letters, spelled) }))
    },
    shuffle,
    changed: () => setAsking(false),
    showNote,
    announce: text => announce?.(text),
    otherKey: pressedAnywhere,
  })
  const sendOff = useLetterFlight(view)

  function send(text: string): void {
    setAsking(false)
    setNoted(undefined)
    play(text)
  }

  function showNote(text: string): void {
    setNoted({ text, view })
    announce?.(text)
  }

  function shuffle(): void {
    send(notation.write({ kind: 'shuffle' }))
  }

  function takeHint(): void {
    send(notation.write({ kind: 'hint' }))
  }

  /** Asks which letter to reveal; without a life to spend, the refusal says so. */
  function askForHint(): void {
    if (view.canHint) {
      setAsking(true)
      announce?.(webText.hintAsks)
    } else takeHint()
  }

  function cancelHint(): void {
    setAsking(false)
    announce?.(webText.hintCancelled)
  }

  /** The key asks at the first press; the second takes the letter that helps most. */
  function pressedAnywhere(key: string): boolean {
    if (key === 'Escape' && asking) cancelHint()
    else if (actionFor(key) === 'hint') (asking ? takeHint : askForHint)()
    else if (actionFor(key)) return ask?.(key, FIRST_CELL) ?? false
    else return false
    return true
  }

  function choose(cell: Cell): void {
    if (asking) send(notation.write({ kind: 'hint', cell }))
    else if (view.grid[cell.row]?.charAt(cell.column) === HIDDEN) showNote(webText.covered)
  }

  function pressed(key: string, cell: Cell): boolean {
    // These work wherever the focus is.
    if (/^\p{L}$/u.test(key) || key === 'Backspace' || key === 'Escape' || actionFor(key) === 'hint')
      return false
    if (key !== 'Enter' || spelling.spelled.length === 0) return ask?.(key, cell) ?? false
    spelling.finish()
    return true
  }

  const note = asking ? webText.hintAsks : noted?.view === view ? noted.text : ''
  return (
    <div class="wo-frame">
      <StatusBar view={view} />
      <Board
        label={label}
        rows={drawGrid({ view, pointing, events, asking })}
        className={asking ? 'wo-board wo-asking' : 'wo-board'}
        choose={choose}
        onKey={pressed}
      />
      <GuessControls
        view={view}
        spelling={spelling}
        asking={asking}
        pause={pauseButton}
        shuffle={shuffle}
        hint={asking ? cancelHint : askForHint}
        anyHint={takeHint}
      >
        <GuessMessage view={view} events={events} message={message} note={note} />
      </GuessControls>
    </div>
  )
}
