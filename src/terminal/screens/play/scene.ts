import type { ActiveGame } from '../../game/active-game.ts'
import type { Scene } from '../../kit/face.ts'
import type { ScreenSize } from '../../kit/grid.ts'
import { type Block, wrapLine } from '../../kit/styled-text.ts'
import type { Theme } from '../../kit/theme.ts'
import { drawMoveLog } from './move-log.ts'
import type { PlayModel } from './play-model.ts'
import { seatStatus } from './seat-lines.ts'
import { statusLines } from './status-lines.ts'

/** An active game, and the room to draw it. */
export interface SceneProps {
  readonly activeGame: ActiveGame
  readonly model: PlayModel
  readonly size: ScreenSize
  readonly theme: Theme
  readonly now: number
}

/** The board with the cursor and the highlight of the last message. */
export function drawPlayedBoard(props: SceneProps): Block {
  return props.activeGame.loaded.face.draw(createScene(props))
}

/** The full screen of a face that draws it. */
export function drawFullScreen(props: SceneProps): Block {
  const { face } = props.activeGame.loaded
  return face.drawFullScreen!({
    ...createScene(props),
    seatStatus: seat => seatStatus(props, seat),
    statusLines: columns => statusLines(props).flatMap(spans => wrapLine(spans, columns)),
    log: (columns, rows) => visibleMoveLog(props, columns, rows),
  })
}

function createScene({ activeGame, model, size, theme }: SceneProps): Scene {
  const { view, people } = activeGame.session.snapshot()
  const isHidden = model.isBoardHidden()
  return {
    // A board that nobody may see is laid out all the same, so that nothing moves when it comes back.
    view: model.visibleView() ?? view,
    people,
    cursor: isHidden ? undefined : model.cursor(),
    draft: isHidden ? undefined : model.draft(),
    highlight: model.message?.highlight,
    entry: model.entry,
    toggles: model.viewPreferences.toggles,
    size,
    glyphs: theme.glyphs,
  }
}

export function visibleMoveLog({ activeGame, model }: SceneProps, columns: number, rows: number): Block {
  const { loaded, session } = activeGame
  const { log, people } = session.snapshot()
  return drawMoveLog({
    loaded,
    people,
    log,
    columns,
    rows: Math.max(1, rows),
    scrollOffset: model.scrollOffset,
  })
}
