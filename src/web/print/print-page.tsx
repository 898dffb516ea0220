import type { ComponentChildren } from 'preact'
import { useState } from 'preact/hooks'
import type { OptionValues } from '#app/setup-query.ts'
import { type AnyOptions, validateParams } from '#kernel/options.ts'
import { localRejectionWords } from '#table/words.ts'
import { randomString } from '../device.ts'
import { Choices } from '../kit/choice.tsx'
import { type LoadedGame, loadGame } from '../loaded-game.ts'
import { GeneratorProgress } from '../puzzle/generator-progress.tsx'
import { chosenOptionsOf } from '../puzzle/next-puzzle.ts'
import { useGenerator } from '../puzzle/use-generator.ts'
import { readLastChoices } from '../setup/last-choices.ts'
import { OptionsForm } from '../setup/options-form.tsx'
import { Header } from '../shell/header.tsx'
import { LoadingPage, useLoaded } from '../shell/lazy-page.tsx'
import { announce } from '../shell/live-regions.tsx'
import { NotFound } from '../shell/not-found.tsx'
import { Heading, Page } from '../shell/page.tsx'
import { printWords } from './words.ts'
import '../setup/setup.css'
import '../puzzle/puzzle-setup.css'
import './print.css'

const COUNTS = [1, 2, 4, 6, 8, 12]

/** Puzzles made for paper. */
export function PrintPage({ game }: { readonly game: string }) {
  const [loaded, again] = useLoaded(async () => {
    const loadedGame = await loadGame(game)
    return { loadedGame, Sheet: (await loadedGame.face.loadPrintSheet?.())?.Sheet }
  }, game)
  if (loaded.kind !== 'here') return <LoadingPage failed={loaded.kind === 'failed'} again={again} />
  const { loadedGame, Sheet } = loaded.value
  return Sheet ? <PrintForm loadedGame={loadedGame} Sheet={Sheet} /> : <NotFound text={printWords.none} />
}

interface PrintFormProps {
  readonly loadedGame: LoadedGame
  Sheet(props: { readonly setups: readonly object[]; readonly solved: boolean }): ComponentChildren
}

function PrintForm({ loadedGame, Sheet }: PrintFormProps) {
  const { rules, text: words } = loadedGame
  const options = rules.options as AnyOptions
  const [chosen, setChosen] = useState(() => readLastChoices(rules.id, [], options).chosen)
  const [count, setCount] = useState(4)
  const [setups, setSetups] = useState<readonly object[]>([])
  const [refusal, setRefusal] = useState('')
  const making = useGenerator(loadedGame)
  const setup = validateParams<object>(rules, chosen)
  // How one would play it is of no matter on paper.
  const ofPaper = setup.ok ? (rules.shareableSetup?.(setup.value) ?? setup.value) : chosen
  const wishes = setup.ok ? chosenOptionsOf(loadedGame, setup.value as OptionValues) : chosen
  const of = setups.length

  async function make(): Promise<void> {
    if (making.isBusy) return
    if (!setup.ok) return setRefusal(localRejectionWords(setup.rejection, words))
    setRefusal('')
    const made: object[] = []
    setSetups([])
    while (made.length < count) {
      const next = await making.generate({ setup: setup.value, seed: randomString(12) })
      if (!next.ok) return setRefusal(next.why)
      made.push(next.setup)
      setSetups([...made])
    }
    announce(printWords.made(made.length))
  }

  return (
    <>
      <Header />
      <Page class="print-page">
        <div class="no-print">
          <Heading title={printWords.title(words.title)} />
          <p class="lead">{printWords.lead}</p>
        </div>
        <form
          class="setup-part no-print"
          onSubmit={event => {
            event.preventDefault()
            make()
          }}
        >
          <OptionsForm
            loadedGame={loadedGame}
            chosen={chosen}
            isRelevant={key => Object.hasOwn(wishes, key) && Object.hasOwn(ofPaper, key)}
            choose={setChosen}
          />
          <Choices
            legend={printWords.count}
            layout="row"
            choices={COUNTS.map(one => ({ value: String(one), label: String(one) }))}
            chosen={String(count)}
            choose={value => setCount(Number(value))}
          />
          <GeneratorProgress generator={making} title={printWords.making(of + 1, count)} />
          {refusal && (
            <p class="message refused" role="alert">
              {refusal}
            </p>
          )}
          <div class="buttons">
            <button type="submit" class={of === 0 ? 'pill primary' : 'pill'}>
              {of === 0 ? printWords.make : printWords.anew}
            </button>
            {of > 0 && !making.isBusy && (
              <button type="button" class="pill primary" onClick={() => print()}>
                {printWords.print}
              </button>
            )}
          </div>
        </form>
        {of > 0 && (
          <section class="panel-box paper" aria-label={printWords.sheet}>
            <Sheet setups={setups} solved={false} />
            <div class="paper-solutions">
              <h2>{printWords.solutions}</h2>
              <Sheet setups={setups} solved />
            </div>
          </section>
        )}
      </Page>
    </>
  )
}
