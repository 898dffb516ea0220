import type { Scene } from '../kit/face.ts'
import type { Room } from '../kit/grid.ts'
import type { Look } from '../kit/look.ts'
import type { Block } from '../kit/spans.ts'
import { wrapLine } from '../kit/wrap.ts'
import type { Sitting } from '../sitting.ts'
import { drawLog } from './log.ts'
import type { PlayModel } from './play-model.ts'
import { seatAside } from './seats.ts'
import { situation } from './situation.ts'

/** A game that is on, and how much room there is to show it. */
export interface Playing {
  readonly sitting: Sitting
  readonly model: PlayModel
  readonly room: Room
  readonly look: Look
  readonly now: number
}

/** The board as it stands, with the cursor and what the last sentence speaks of. */
export function drawPlay(props: Playing): Block {
  return props.sitting.loaded.face.draw(sceneOf(props))
}

/** The whole table, for a face that draws it. */
export function drawTable(props: Playing): Block {
  const { face } = props.sitting.loaded
  return face.table!({
    ...sceneOf(props),
    aside: seat => seatAside(props, seat),
    said: columns => situation(props).flatMap(spans => wrapLine(spans, columns)),
    log: (columns, rows) => logOf(props, columns, rows),
  })
}

function sceneOf({ sitting, model, room, look }: Playing): Scene {
  const { view, people } = sitting.session.snapshot()
  return {
    view,
    people,
    cursor: model.isCovered() ? undefined : model.cursor(),
    draft: model.draft(),
    pointed: model.message?.pointed,
    aids: model.wishes.aids,
    room,
    glyphs: look.glyphs,
  }
}

export function logOf({ sitting, model }: Playing, columns: number, rows: number): Block {
  const { loaded, session } = sitting
  const { log, people } = session.snapshot()
  return drawLog({ loaded, people, log, columns, rows: Math.max(1, rows), scrolled: model.scrolled })
}
