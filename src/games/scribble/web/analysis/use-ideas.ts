import { useEffect, useState } from 'preact/hooks'
import { refusalSentence } from '#kernel/result.ts'
import type { AnalysisPanelProps } from '#web/kit/analysis.ts'
import { type CandidatesAnswer, ideasQuestion, triedMoves } from '../../presentation/candidates.ts'
import type { ScribbleTypes } from '../../rules/types.ts'
import { text } from '../../text/en.ts'

type Props = Pick<AnalysisPanelProps<ScribbleTypes, CandidatesAnswer>, 'position' | 'ask' | 'findings'>

export interface Ideas {
  /** The list with the player's ideas in it; undefined while there are none. */
  readonly answer: CandidatesAnswer | undefined
  /** Why the last idea was refused. */
  readonly refusal: string | undefined
  add(idea: string): void
}

/** The player's own ideas for a position, compared with the best turns. They are forgotten with the position. */
export function useIdeas({ position, ask, findings }: Props): Ideas {
  const key = position.moves.join('\n')
  const [ideas, setIdeas] = useState<{ readonly key: string; readonly texts: readonly string[] }>()
  const [answers, setAnswers] = useState<{ readonly key: string; readonly answer: CandidatesAnswer }>()
  const typed = ideas?.key === key ? ideas.texts : []
  // A play that was tried on the board is an idea too.
  const tried = triedMoves(position)
  const texts = [...tried, ...typed.filter(text => !tried.includes(text))]
  const answer = answers?.key === key ? answers.answer : undefined
  // Asked again when the engine knows more, so that an idea is judged as precisely as the rest of the list.
  const isRefined = findings.status === 'done'

  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the position
  useEffect(() => {
    const question =
      texts.length > 0 ? ideasQuestion(position, texts, isRefined ? 'full' : 'quick') : undefined
    if (!question) return
    let wanted = true
    const task = ask(question)
    task.result.then(
      found => wanted && setAnswers({ key, answer: found as CandidatesAnswer }),
      // Cancelled with its position.
      () => {},
    )
    return () => {
      wanted = false
    }
  }, [key, texts.join('\n'), isRefined])

  const last = typed.at(-1)
  const refused = answer?.refused.find(({ idea }) => idea === last)
  return {
    answer,
    refusal: refused && refusalSentence(refused.rejection, text.refusals),
    add: idea => setIdeas({ key, texts: [...typed.filter(one => one !== idea), idea] }),
  }
}
