import { useState } from 'preact/hooks'
import { shelf } from '../device.ts'
import { FilePill } from '../kit/file-pill.tsx'
import { Confirm } from '../shell/confirm.tsx'
import { AnswerBox } from './answer-box.tsx'
import { type Answer, bringFile } from './bring-file.ts'
import { forgetWords, ownLists } from './dictionaries.ts'
import { forgetEverything } from './forget.ts'
import { exportEverything } from './pack.ts'
import { belongingsWords } from './words.ts'

/** What is kept in this browser: taken along, brought in, deleted. */
export function Belongings() {
  const [asking, setAsking] = useState<'clear' | 'lists' | 'forget'>()
  const [answer, setAnswer] = useState<Answer>()
  const note = (text: string) => setAnswer({ kind: 'note', text })
  const refuse = (text: string) => () => setAnswer({ kind: 'refused', text })

  async function bring(file: File): Promise<void> {
    note(belongingsWords.bringing)
    setAnswer(await bringFile(await file.text()))
  }

  const questions = {
    clear: {
      title: belongingsWords.clearTitle,
      text: belongingsWords.clearText,
      yes: belongingsWords.clear,
      confirm: () => shelf.clear().then(() => note(belongingsWords.cleared)),
    },
    lists: {
      title: belongingsWords.listsTitle,
      text: belongingsWords.listsText,
      yes: belongingsWords.lists,
      confirm: () =>
        ownLists()
          .then(forgetWords)
          .then(count => note(belongingsWords.listsForgotten(count)), refuse(belongingsWords.forgetFailed)),
    },
    forget: {
      title: belongingsWords.forgetTitle,
      text: belongingsWords.forgetText,
      yes: belongingsWords.forget,
      confirm: () =>
        forgetEverything().then(() => note(belongingsWords.forgotten), refuse(belongingsWords.forgetFailed)),
    },
  }

  return (
    <section class="stack">
      <div>
        <h2>{belongingsWords.title}</h2>
        <p class="soft">{belongingsWords.text}</p>
      </div>
      <div class="buttons">
        <button
          type="button"
          class="pill"
          onClick={() => exportEverything().catch(refuse(belongingsWords.exportFailed))}
        >
          {belongingsWords.exportAll}
        </button>
        <FilePill label={belongingsWords.bring} accept=".json,application/json,.gcg" take={bring} />
        <button type="button" class="pill" onClick={() => setAsking('clear')}>
          {belongingsWords.clear}
        </button>
        <button type="button" class="pill" onClick={() => setAsking('lists')}>
          {belongingsWords.lists}
        </button>
        <button type="button" class="pill" onClick={() => setAsking('forget')}>
          {belongingsWords.forget}
        </button>
      </div>
      <AnswerBox answer={answer} />
      {asking && <Confirm {...questions[asking]} close={() => setAsking(undefined)} />}
    </section>
  )
}
