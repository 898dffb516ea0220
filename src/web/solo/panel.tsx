import { dailyOf } from '#session/daily.ts'
import { dayWords } from '#session/day-words.ts'
import { isPaused } from '../table/use-play.ts'
import { type Alone, ask, perform, toggle } from './alone.ts'
import { Time } from './stopwatch.tsx'
import { pause, usePause } from './use-pause.ts'
import { soloWords } from './words.ts'
import './panel.css'

/** What there is to know of a puzzle beside its board, and what may be asked about it. */
export function Panel(alone: Alone) {
  const { parlour, play, session } = alone
  const { snapshot, people } = play
  const { words, face } = parlour
  usePause(session)
  const { stopwatch, ending, view } = snapshot
  const daily = dailyOf(session.record()?.seed ?? '')
  const opening =
    face.heading?.(view) ?? snapshot.log[0]?.events.map(event => words.event(event, people)).join(' ')
  const name = daily && words.dailies?.[daily.daily]
  const runs = !ending && !isPaused(snapshot)
  return (
    <div class="solo-panel">
      <div>
        <h2 class="figures">{name ? soloWords.ofDay(name, dayWords(daily.day)) : opening}</h2>
        {name && <p class="soft">{opening}</p>}
      </div>
      {stopwatch && (
        <div class="solo-line">
          <Time stopwatch={stopwatch} />
          {runs && (
            <button type="button" class="pill" onClick={() => pause(session)}>
              {soloWords.pause}
            </button>
          )}
        </div>
      )}
      {face.tally && <p class="soft figures solo-tally">{face.tally(view)}</p>}
      {runs && <Offers {...alone} />}
    </div>
  )
}

/** Questions, ways of looking, and deeds that are asked about first. */
function Offers(alone: Alone) {
  const { deeds = [], questions = [], aids = [] } = alone.parlour.words
  const { view } = alone.play.snapshot
  return (
    <div class="buttons">
      {questions.map(question => (
        <button key={question.word} type="button" class="pill" onClick={() => ask(question, alone)}>
          {question.label}
        </button>
      ))}
      {aids.map(aid => (
        <button
          key={aid.id}
          type="button"
          class="pill"
          aria-pressed={alone.desk.aids.has(aid.id)}
          onClick={() => toggle(aid, alone)}
        >
          {aid.label}
        </button>
      ))}
      {deeds
        .filter(deed => deed.confirm?.(view) && deed.move(view))
        .map(deed => (
          <button key={deed.word} type="button" class="pill in-menu" onClick={() => perform(deed, alone)}>
            {deed.label}
          </button>
        ))}
    </div>
  )
}
