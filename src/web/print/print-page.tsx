import type { ComponentChildren } from 'preact'
import { useState } from 'preact/hooks'
import { readLastChoices } from '#app/last-choices.ts'
import type { Dealt } from '#kernel/engine.ts'
import { type AnyOptions, withoutUnavailable } from '#kernel/options.ts'
import { validateParams } from '#kernel/read-params.ts'
import { localRejectionSentence } from '#table/text/en/table.ts'
import { randomString } from '../device.ts'
import { Choices } from '../kit/choice.tsx'
import type { PrintSheetProps } from '../kit/face.ts'
import { type LoadedGame, loadGame } from '../loaded-game.ts'
import { preferences } from '../preferences.ts'
import { GeneratorProgress } from '../puzzle/generator-progress.tsx'
import { isPlayingOption } from '../puzzle/puzzle-options.ts'
import { useGenerator } from '../puzzle/use-generator.ts'
import { OptionsForm } from '../setup/options-form.tsx'
import { Header } from '../shell/header.tsx'
import { LoadingPage, useLoaded } from '../shell/lazy-page.tsx'
import { announce } from '../shell/live-regions.tsx'
import { NotFound } from '../shell/not-found.tsx'
import { Heading, Page } from '../shell/page.tsx'
import { printText } from '../text/en/print.ts'
import '../setup/setup.css'
import '../puzzle/puzzle-setup.css'
import './print.css'

const COUNTS = [1, 2, 4, 6, 8, 12]

/** Puzzles to print. */
export function PrintPage({ game }: { readonly game: string }) {
  const [loaded, again] = useLoaded(async () => {
    const loadedGame = await loadGame(game)
    return { loadedGame, Sheet: (await loadedGame.face.loadPrintSheet?.())?.Sheet }
  }, game)
  if (loaded.kind !== 'here') return <LoadingPage failed={loaded.kind === 'failed'} again={again} />
  const { loadedGame, Sheet } = loaded.value
  return Sheet ? <PrintForm loadedGame={loadedGame} Sheet={Sheet} /> : <NotFound text={printText.none} />
}

interface PrintFormProps {
  readonly loadedGame: LoadedGame
  Sheet(props: PrintSheetProps): ComponentChildren
}

function PrintForm({ loadedGame, Sheet }: PrintFormProps) {
  const { rules, text } = loadedGame
  const options = rules.options as AnyOptions
  const [chosen, setChosen] = useState(() => readLastChoices(preferences, rules.id, [], options).chosen)
  const [count, setCount] = useState(4)
  const [puzzles, setPuzzles] = useState<readonly Dealt[]>([])
  const [refusal, setRefusal] = useState('')
  const generator = useGenerator(loadedGame)
  const params = validateParams<object>(rules, withoutUnavailable(options, chosen))
  const ready = puzzles.length

  async function generateAll(): Promise<void> {
    if (generator.isBusy) return
    if (!params.ok) return setRefusal(localRejectionSentence(params.rejection, text))
    setRefusal('')
    const generated: Dealt[] = []
    setPuzzles([])
    while (generated.length < count) {
      const next = await generator.generate({ params: params.value, seed: randomString(12) })
      if (!next.ok) return setRefusal(next.why)
      generated.push(next.value)
      setPuzzles([...generated])
    }
    announce(printText.made(generated.length))
  }

  return (
    <>
      <Header />
      <Page class="print-page">
        <div class="no-print">
          <Heading title={printText.title(loadedGame.card.title)} />
          <p class="lead">{printText.lead}</p>
        </div>
        <form
          class="setup-part no-print"
          onSubmit={event => {
            event.preventDefault()
            generateAll()
          }}
        >
          <OptionsForm
            loadedGame={loadedGame}
            chosen={chosen}
            // How a puzzle is played does not show on paper.
            isOffered={key => !isPlayingOption(options, key)}
            choose={setChosen}
          />
          <Choices
            legend={printText.count}
            layout="row"
            choices={COUNTS.map(one => ({ value: String(one), label: String(one) }))}
            chosen={String(count)}
            choose={value => setCount(Number(value))}
          />
          <GeneratorProgress generator={generator} title={printText.making(ready + 1, count)} />
          {refusal && (
            <p class="message refused" role="alert">
              {refusal}
            </p>
          )}
          <div class="buttons">
            <button type="submit" class={ready === 0 ? 'pill primary' : 'pill'}>
              {ready === 0 ? printText.make : printText.again}
            </button>
            {ready > 0 && !generator.isBusy && (
              <button type="button" class="pill primary" onClick={() => print()}>
                {printText.print}
              </button>
            )}
          </div>
        </form>
        {ready > 0 && (
          <section class="panel-box paper" aria-label={printText.sheet}>
            <Sheet puzzles={puzzles} solved={false} />
            <div class="paper-solutions">
              <h2>{printText.solutions}</h2>
              <Sheet puzzles={puzzles} solved />
            </div>
          </section>
        )}
      </Page>
    </>
  )
}
