import { useId, useRef, useState } from 'preact/hooks'
import type { AnalysisPanelProps } from '#web/kit/analysis.ts'
import {
  type Candidate,
  type CandidatesAnswer,
  candidatesQuestions,
  playedMove,
} from '../../presentation/candidates.ts'
import type { ScribbleTypes } from '../../rules/types.ts'
import { analysisText, candidateSentences, rankingSentence } from '../../text/en-analysis.ts'
import { CandidateList } from './candidate-list.tsx'
import { useIdeas } from './use-ideas.ts'
import './candidates.css'

type Props = AnalysisPanelProps<ScribbleTypes, CandidatesAnswer>

export const questions = candidatesQuestions

/** The best turns of the position, to look at on the board, with the player's own ideas among them. */
export function Panel(props: Props) {
  const { position, people, selected } = props
  const ideas = useIdeas(props)
  const answer = ideas.answer ?? props.answer
  const [seat] = position.toAct
  const person = seat === undefined ? undefined : people[seat]
  const chosen = answer?.candidates.findIndex(
    ({ move }) => move === (selected as Candidate | undefined)?.move,
  )
  const candidate = answer?.candidates[chosen ?? -1]
  return (
    <section class="sc-candidates figures" aria-label={analysisText.title}>
      {seat === undefined || !person ? (
        <p class="soft">{analysisText.over}</p>
      ) : (
        <>
          <h3>{analysisText.titleFor(person.name, person.you)}</h3>
          <CandidateList
            {...props}
            candidates={answer?.candidates ?? []}
            chosen={chosen ?? -1}
            played={playedMove(position)}
          />
          <div class="sc-candidate-facts" aria-live="polite">
            {candidate ? (
              <p>{candidateSentences(candidate, chosen! + 1).join(' ')}</p>
            ) : (
              <p class="soft">{answer ? analysisText.counts(answer.plays, answer.exchanges) : ''}</p>
            )}
          </div>
          <IdeaField add={ideas.add} refusal={ideas.refusal} />
          <Progress {...props} answer={answer} />
        </>
      )}
    </section>
  )
}

interface IdeaFieldProps {
  readonly refusal: string | undefined
  add(idea: string): void
}

function IdeaField({ add, refusal }: IdeaFieldProps) {
  const [typed, setTyped] = useState('')
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  return (
    <form
      class="sc-idea"
      onSubmit={event => {
        event.preventDefault()
        if (typed.trim() === '') return field.current?.focus()
        add(typed.trim())
        setTyped('')
      }}
    >
      <label class="soft" for={id}>
        {analysisText.idea}
      </label>
      <input
        id={id}
        ref={field}
        class="field"
        value={typed}
        placeholder={analysisText.ideaExample}
        autocomplete="off"
        autocapitalize="off"
        spellcheck={false}
        onInput={event => setTyped(event.currentTarget.value)}
      />
      <button type="submit" class="pill">
        {analysisText.add}
      </button>
      <p class="message refused" role="status">
        {refusal}
      </p>
    </form>
  )
}

function Progress({ findings, answer, stop, resume }: Props) {
  const { status, progress, failure } = findings
  return (
    <div class="sc-candidate-progress">
      <p class="soft" role="status">
        {failure !== undefined
          ? analysisText.failed(failure)
          : status === 'working' && progress?.of
            ? analysisText.progress(progress.done, progress.of)
            : answer
              ? rankingSentence(answer)
              : analysisText.working}
      </p>
      {status === 'working' && (
        <button type="button" class="pill" onClick={stop}>
          {analysisText.stop}
        </button>
      )}
      {(status === 'stopped' || status === 'failed') && (
        <button type="button" class="pill" onClick={resume}>
          {analysisText.resume}
        </button>
      )}
    </div>
  )
}
