import type { Room } from '../kit/grid.ts'
import { TooSmall } from '../kit/too-small.tsx'
import type { Screen } from '../screen.ts'
import type { Shell } from '../shell.ts'
import type { Sitting } from '../sitting.ts'
import { words } from '../words.ts'
import { layOut } from './board-layout.ts'
import { createHelp } from './help.tsx'
import { createPlayModel, type Message } from './play-model.ts'
import { drawPlay, PlayView } from './play-view.tsx'
import { createReview } from './review.tsx'

export interface PlayScreen extends Screen {
  say(message: Message): void
}

export interface PlayOptions {
  /** Another game with the same people: begun, or asked for. */
  readonly again: () => void
}

const TICK_MS = 250

/** The board and all around it, wherever the table stands. */
export function createPlay(shell: Shell, sitting: Sitting, { again }: PlayOptions): PlayScreen {
  const { session, loaded } = sitting
  const { clock } = shell.host
  const model = createPlayModel(sitting, {
    redraw: shell.redraw,
    menu: shell.back,
    help: () => shell.open(createHelp(shell, { sections: sections(), keys: model.keys() })),
    review,
    again,
  })
  const unsubscribe = session.subscribe(() => {
    model.follow()
    tick()
  })
  let stopTick = () => {}
  let hidden = false
  let leaving: string | undefined
  tick()

  /** Keeps the countdown going while there is one. */
  function tick(): void {
    stopTick()
    if (session.snapshot().deadlines.length === 0) return
    stopTick = clock.after(TICK_MS, () => {
      shell.redraw()
      tick()
    })
  }

  function review(): void {
    const record = session.record()
    const snapshot = session.snapshot()
    if (record) shell.open(createReview(shell, loaded, { players: snapshot.players, record }, snapshot))
    else model.say({ text: words.play.reviewSoon, kind: 'said' })
  }

  function sections() {
    const { help, moveExample } = loaded.words
    return [{ heading: words.help.typing, paragraphs: words.help.typed(moveExample) }, ...help]
  }

  /** Nothing is played on a board that cannot be seen; one can only leave. */
  function pressUnseen(key: string): void {
    const agreed = leaving !== undefined && key === 'enter'
    const asks = leaving === undefined && (key === 'q' || key === 'escape')
    leaving = asks ? sitting.parting() : undefined
    if (agreed || (asks && leaving === undefined)) shell.back()
    else shell.redraw()
  }

  return {
    say: model.say,
    draw(room: Room) {
      const layout = layOut(room, within => drawPlay(sitting, model, shell.look, within))
      hidden = layout.kind === 'none'
      if (hidden && leaving) return <TooSmall sentence={leaving} room={room} />
      const now = clock.now()
      return (
        <PlayView sitting={sitting} model={model} room={room} layout={layout} look={shell.look} now={now} />
      )
    },
    press: key => (hidden ? pressUnseen(key) : model.press(key)),
    close() {
      stopTick()
      unsubscribe()
      sitting.close()
    },
  }
}
