import { messageOf } from '#kernel/failure.ts'
import type { Player } from '#session/player.ts'
import { rejectionWords } from '#session/words.ts'
import type { Table } from '#table/table.ts'
import type { Room } from '../kit/grid.ts'
import type { LoadedGame } from '../loaded.ts'
import type { Screen } from '../screen.ts'
import type { Shell } from '../shell.ts'
import { newTable, sitDown } from '../sitting.ts'
import { words } from '../words.ts'
import { layOut } from './board-layout.ts'
import { createHelp } from './help.tsx'
import { createPlayModel } from './play-model.ts'
import { drawPlay, PlayView } from './play-view.tsx'
import { createReview } from './review.tsx'

export interface PlayRequest {
  readonly loaded: LoadedGame
  readonly id: string
  readonly table: Table
  readonly players: readonly Player[]
}

/** So that a computer's move is seen to come and not just found there. */
const PACE_MS = 350
const TICK_MS = 250

export function openPlay(shell: Shell, request: PlayRequest, how: 'open' | 'replace'): void {
  shell[how](createPlay(shell, request))
}

function createPlay(shell: Shell, { loaded, id, table, players }: PlayRequest): Screen {
  const { host } = shell
  const sitting = sitDown({ host, loaded, id, table, players, paceMs: PACE_MS, keeping })
  const { session } = sitting
  const model = createPlayModel(sitting, {
    redraw: shell.redraw,
    menu: shell.back,
    help: () => shell.open(createHelp(shell, { sections: sections(), keys: model.keys() })),
    review: () => shell.open(createReview(shell, loaded, { players, record: session.record()! })),
    again,
    where: () => words.play.kept(session.record()?.entries.length ? host.shelf.pathOf?.(id) : undefined),
  })
  const unsubscribe = session.subscribe(() => {
    model.follow()
    tick()
  })
  let stopTick = () => {}
  let hidden = false
  tick()

  function keeping(work: Promise<void>): void {
    shell.mustFinish(work)
    work.catch((error: unknown) => {
      const text = words.play.notKept(messageOf(error))
      model.say({ text, kind: 'refused' })
    })
  }

  /** Keeps the countdown going while there is one. */
  function tick(): void {
    stopTick()
    if (session.snapshot().deadlines.length === 0) return
    stopTick = host.clock.after(TICK_MS, () => {
      shell.redraw()
      tick()
    })
  }

  function again(): void {
    const request = { game: loaded.id, setup: session.snapshot().setup, players }
    const next = newTable(host, loaded, request)
    if (next.ok) openPlay(shell, { loaded, id: host.newId(), table: next.value, players }, 'replace')
    else model.say({ text: rejectionWords(next.rejection, loaded.words), kind: 'refused' })
  }

  function sections() {
    const { help, moveExample } = loaded.words
    return [{ heading: words.help.typing, paragraphs: words.help.typed(moveExample) }, ...help]
  }

  return {
    draw(room: Room) {
      const layout = layOut(room, within => drawPlay(sitting, model, shell.look, within))
      hidden = layout.kind === 'none'
      const now = host.clock.now()
      return (
        <PlayView sitting={sitting} model={model} room={room} layout={layout} look={shell.look} now={now} />
      )
    },
    press(key) {
      // Nothing is played on a board that cannot be seen.
      if (!hidden) model.press(key)
      else if (key === 'q' || key === 'escape') shell.back()
    },
    close() {
      stopTick()
      unsubscribe()
      sitting.close()
    },
  }
}
