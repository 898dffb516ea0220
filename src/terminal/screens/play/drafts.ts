import type { Cell } from '#kernel/grid.ts'
import type { Rejection, Result } from '#kernel/result.ts'
import type { Viewer } from '#kernel/rules.ts'
import type { ActiveGame } from '../../game/active-game.ts'

/** The unfinished moves at this screen. */
export interface Drafts {
  current(): unknown
  /** Whether the draft has handled this key. */
  press(key: string, cursor: Cell): boolean
}

export interface DraftsContext {
  readonly moveTo: (cell: Cell) => void
  readonly showRejection: (rejection: Rejection) => void
  readonly redraw: () => void
  readonly submit: (work: Promise<Result<undefined>>) => Promise<Result<undefined>>
}

/** There is a draft for each viewer, so that players at a shared screen do not see each other's. */
export function createDrafts({ loaded, session }: ActiveGame, context: DraftsContext): Drafts {
  const { input } = loaded.face
  const editor = input.kind === 'draft' ? input.editor : undefined
  const drafts = new Map<Viewer, unknown>()

  function current(): unknown {
    const { view, viewer, ending } = session.snapshot()
    if (!editor || ending || viewer === 'spectator') return undefined
    const draft = editor.draft(view, drafts.get(viewer))
    drafts.set(viewer, draft)
    return draft
  }

  function press(key: string, cursor: Cell): boolean {
    const draft = current()
    const { view, viewer } = session.snapshot()
    const drafted = draft === undefined ? undefined : editor?.press(view, draft, cursor, key)
    if (!drafted) return false
    if (drafted.cursor) context.moveTo(drafted.cursor)
    if (drafted.refusal) context.showRejection(drafted.refusal)
    if (drafted.move === undefined) drafts.set(viewer, drafted.draft)
    else void play(drafted.move, { viewer, before: draft, after: drafted.draft })
    return true
  }

  /** The draft stays unchanged until its move is answered. */
  async function play(
    move: string,
    { viewer, before, after }: { readonly viewer: Viewer; readonly before: unknown; readonly after: unknown },
  ): Promise<void> {
    const result = await context.submit(session.play(move))
    if (result.ok) drafts.set(viewer, after)
    else if (drafts.get(viewer) === before && editor?.afterRejection) {
      const { draft, cursor } = editor.afterRejection(before, result.rejection)
      drafts.set(viewer, draft)
      if (cursor) context.moveTo(cursor)
    }
    context.redraw()
  }

  return { current, press }
}
