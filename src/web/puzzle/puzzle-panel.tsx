import { formatDay } from '#app/day-words.ts'
import { parseDailySeed } from '#kernel/daily.ts'
import { isPaused } from '../play/use-play.ts'
import { answerQuery, type PuzzleContext, performCommand, switchBoardToggle } from './puzzle-context.ts'
import { StopwatchDisplay } from './stopwatch.tsx'
import { pause, usePause } from './use-pause.ts'
import { puzzleWords } from './words.ts'
import './puzzle-panel.css'

/** What there is to know of a puzzle beside its board, and what may be asked about it. */
export function PuzzlePanel(alone: PuzzleContext) {
  const { loadedGame, play, session } = alone
  const { snapshot, people } = play
  const { text, face } = loadedGame
  usePause(session)
  const { stopwatch, ending, view } = snapshot
  const daily = parseDailySeed(session.record()?.seed ?? '')
  const opening =
    face.heading?.(view) ?? snapshot.log[0]?.events.map(event => text.event(event, people)).join(' ')
  const name = daily && text.dailies?.[daily.daily]
  const runs = !ending && !isPaused(snapshot)
  return (
    <div class="solo-panel">
      <div>
        <h2 class="figures">{name ? puzzleWords.ofDay(name, formatDay(daily.day)) : opening}</h2>
        {name && <p class="soft">{opening}</p>}
      </div>
      {stopwatch && (
        <div class="solo-line">
          <StopwatchDisplay stopwatch={stopwatch} />
          {runs && (
            <button type="button" class="pill" onClick={() => pause(session)}>
              {puzzleWords.pause}
            </button>
          )}
        </div>
      )}
      {face.tally && <p class="soft figures solo-tally">{face.tally(view)}</p>}
      {runs && <PuzzleActions {...alone} />}
    </div>
  )
}

/** Questions, ways of looking, and deeds that are asked about first. */
function PuzzleActions(alone: PuzzleContext) {
  const { commands = [], queries = [], toggles = [] } = alone.loadedGame.text
  const { view } = alone.play.snapshot
  return (
    <div class="buttons">
      {queries.map(question => (
        <button key={question.word} type="button" class="pill" onClick={() => answerQuery(question, alone)}>
          {question.label}
        </button>
      ))}
      {toggles.map(aid => (
        <button
          key={aid.id}
          type="button"
          class="pill"
          aria-pressed={alone.screen.aids.has(aid.id)}
          onClick={() => switchBoardToggle(aid, alone)}
        >
          {aid.label}
        </button>
      ))}
      {commands
        .filter(deed => deed.confirm?.(view) && deed.move(view))
        .map(deed => (
          <button
            key={deed.word}
            type="button"
            class="pill in-menu"
            onClick={() => performCommand(deed, alone)}
          >
            {deed.label}
          </button>
        ))}
    </div>
  )
}
