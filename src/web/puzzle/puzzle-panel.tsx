import { formatDay } from '#app/text/en/day.ts'
import { commandsOfKind } from '#kernel/commands.ts'
import { parseDailySeed } from '#kernel/daily.ts'
import { isPaused } from '../play/use-play.ts'
import { puzzleText, walkthroughText } from '../text/en/puzzle.ts'
import { answerQuery, type PuzzleContext, performCommand, switchBoardToggle } from './puzzle-context.ts'
import { StopwatchDisplay } from './stopwatch.tsx'
import { pause, usePause } from './use-pause.ts'
import './puzzle-panel.css'

/** The puzzle's name, time and actions, beside the board. */
export function PuzzlePanel(context: PuzzleContext) {
  const { loadedGame, play, session } = context
  const { snapshot, people } = play
  const { card, text } = loadedGame
  usePause(session)
  const { stopwatch, ending, view } = snapshot
  const daily = parseDailySeed(session.record()?.seed ?? '')
  const opening =
    text.heading?.(view) ?? snapshot.log[0]?.events.map(event => text.event(event, people)).join(' ')
  const dailyName = daily && card.dailies?.[daily.daily]?.name
  const isRunning = !ending && !isPaused(snapshot)
  return (
    <div class="puzzle-panel">
      <div>
        <h2 class="figures">{dailyName ? puzzleText.ofDay(dailyName, formatDay(daily.day)) : opening}</h2>
        {dailyName && <p class="soft">{opening}</p>}
      </div>
      {stopwatch && (
        <div class="puzzle-line">
          <StopwatchDisplay stopwatch={stopwatch} />
          {isRunning && (
            <button type="button" class="pill" onClick={() => pause(session)}>
              {puzzleText.pause}
            </button>
          )}
        </div>
      )}
      {isRunning && <PuzzleActions {...context} />}
    </div>
  )
}

/** Queries, toggles, and commands with a confirmation. */
function PuzzleActions(context: PuzzleContext) {
  const { commands } = context.loadedGame
  const { view } = context.play.snapshot
  return (
    <div class="buttons">
      {commandsOfKind(commands, 'query').map(query => (
        <button key={query.word} type="button" class="pill" onClick={() => answerQuery(query, context)}>
          {query.label}
        </button>
      ))}
      {context.screen.openWalkthrough && (
        <button type="button" class="pill in-menu" onClick={context.screen.openWalkthrough}>
          {walkthroughText.open}
        </button>
      )}
      {commandsOfKind(commands, 'toggle').map(toggle => (
        <button
          key={toggle.id}
          type="button"
          class="pill"
          aria-pressed={context.screen.boardToggles.has(toggle.id)}
          onClick={() => switchBoardToggle(toggle, context)}
        >
          {toggle.label}
        </button>
      ))}
      {commandsOfKind(commands, 'move')
        .filter(command => command.confirm?.(view) && command.move(view))
        .map(command => (
          <button
            key={command.word}
            type="button"
            class="pill in-menu"
            onClick={() => performCommand(command, context)}
          >
            {command.label}
          </button>
        ))}
    </div>
  )
}

/** The commands without a confirmation, while they are possible. */
export function CommandButtons(context: PuzzleContext) {
  const { view } = context.play.snapshot
  return commandsOfKind(context.loadedGame.commands, 'move')
    .filter(command => !command.confirm?.(view) && command.move(view))
    .map(command => (
      <button key={command.word} type="button" class="pill" onClick={() => performCommand(command, context)}>
        {command.label}
      </button>
    ))
}
