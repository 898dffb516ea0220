import { useState } from 'preact/hooks'
import type { Cell } from '#kernel/grid.ts'
import { actionFor } from '#kernel/key-bindings.ts'
import { Board } from '#web/kit/board.tsx'
import type { BoardFaceProps } from '#web/kit/face.ts'
import { HIDDEN } from '../rules/layout.ts'
import { notation } from '../rules/notation.ts'
import type { WorderlyTypes } from '../rules/types.ts'
import { webText } from '../text/en.ts'
import { drawGrid } from './draw-grid.tsx'
import { GuessControls } from './guess-controls.tsx'
import { GuessMessage } from './guess-message.tsx'
import { useLetterFlight } from './letter-flight.ts'
import { StatusBar } from './status-bar.tsx'
import { type Path, wordOfPath } from './wheel/path.ts'
import { useSpelling } from './wheel/use-spelling.ts'
import './board.css'
import './table.css'

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
    guess(path: Path) {
      sendOff(path)
      send(notation.write({ kind: 'guess', word: wordOfPath(view.letters, path) }))
    },
    showNote,
    announce: text => announce?.(text),
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

  /** At the first press it asks which letter; the second takes the one that helps most. */
  function hint(): void {
    if (asking || !view.canHint) send(notation.write({ kind: 'hint' }))
    else {
      setAsking(true)
      announce?.(webText.hintAsks)
    }
  }

  function choose(cell: Cell): void {
    if (asking) send(notation.write({ kind: 'hint', cell }))
    else if (view.grid[cell.row]?.charAt(cell.column) === HIDDEN) showNote(webText.covered)
  }

  function pressed(key: string, cell: Cell): boolean {
    // Letters, and what ends a word, are for the wheel.
    if (/^\p{L}$/u.test(key) || key === 'Backspace') return false
    if (key === 'Enter' && spelling.path.length > 0) spelling.finish()
    else if (key === 'Escape' && asking) setAsking(false)
    else if (actionFor(key) === 'hint') hint()
    else return ask?.(key, cell) ?? false
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
        shuffle={() => send(notation.write({ kind: 'shuffle' }))}
        hint={hint}
      >
        <GuessMessage view={view} events={events} message={message} note={note} />
      </GuessControls>
    </div>
  )
}
