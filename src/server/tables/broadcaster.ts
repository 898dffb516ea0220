import type { Viewer } from '#kernel/rules.ts'
import type { TableUpdate } from '#protocol/server-messages.ts'
import { toAct } from '#table/table.ts'
import type { OnlineTable } from './log/online-table.ts'
import {
  isSingleMove,
  presenceUpdate,
  type UpdateContext,
  updateBetween,
  updateSince,
  viewerOf,
} from './log/updates.ts'

export interface TableWatcher {
  /** The player whose view is sent; undefined for an anonymous spectator. */
  readonly seenAs: string | undefined
  send(update: string): void
  /** Sends an update that may be delayed; `write` is called when it leaves, and returns undefined if it is obsolete. */
  sendLater?(write: () => string | undefined): void
}

/** The watchers of one table, with the state that was last sent to each. */
export interface Broadcaster {
  /** Adds the watcher if it is new, and sends it everything since this seq. */
  catchUp(watcher: TableWatcher, since: number): void
  remove(watcher: TableWatcher): void
  /** Sends the update after an action. After a plain move only the players to act get it immediately. */
  broadcast(before: OnlineTable): void
  /** Sends every watcher the current presence, together with any pending update. */
  broadcastAll(): void
}

/** Created once per watcher, since all of it is needed at every move. */
interface WatcherState {
  readonly watcher: TableWatcher
  /** The table as it was when the watcher was last sent an update; undefined once the watcher is removed. */
  lastSent: OnlineTable | undefined
  readonly writePending: () => string | undefined
}

interface WrittenUpdate {
  readonly before: OnlineTable
  readonly table: OnlineTable
  readonly text: string
}

export function openBroadcaster(current: () => OnlineTable, context: () => UpdateContext): Broadcaster {
  const states = new Map<TableWatcher, WatcherState>()
  /** The last text written for a spectator: all spectators receive the same one. */
  let spectatorUpdate: WrittenUpdate | undefined

  function stateOf(watcher: TableWatcher): WatcherState {
    const existing = states.get(watcher)
    if (existing) return existing
    const state: WatcherState = {
      watcher,
      lastSent: current(),
      writePending: () => pendingUpdate(state, viewerOf(current(), watcher.seenAs)),
    }
    states.set(watcher, state)
    return state
  }

  function pendingUpdate(state: WatcherState, viewer: Viewer): string | undefined {
    const { lastSent } = state
    if (!lastSent || lastSent === current()) return undefined
    return writeUpdate(state, lastSent, viewer, updateBetween)
  }

  function writeUpdate(
    state: WatcherState,
    lastSent: OnlineTable,
    viewer: Viewer,
    compose: typeof updateBetween,
  ): string {
    const table = current()
    state.lastSent = table
    const isSpectator = viewer === 'spectator'
    if (isSpectator && spectatorUpdate?.before === lastSent && spectatorUpdate.table === table)
      return spectatorUpdate.text
    const text = JSON.stringify(compose(lastSent, table, viewer, context()))
    if (isSpectator) spectatorUpdate = { before: lastSent, table, text }
    return text
  }

  return {
    catchUp(watcher, since) {
      const table = current()
      stateOf(watcher).lastSent = table
      watcher.send(JSON.stringify(updateSince(table, since, viewerOf(table, watcher.seenAs), context())))
    },
    remove(watcher) {
      const state = states.get(watcher)
      if (state) state.lastSent = undefined
      states.delete(watcher)
    },
    broadcast(before) {
      const table = current()
      const acting = isSingleMove(before, table) ? toAct(table.play!) : undefined
      for (const state of states.values()) {
        const { watcher } = state
        const viewer = viewerOf(table, watcher.seenAs)
        const mayWait = acting && (viewer === 'spectator' || !acting.includes(viewer))
        if (mayWait && watcher.sendLater) watcher.sendLater(state.writePending)
        else watcher.send(pendingUpdate(state, viewer)!)
      }
    },
    broadcastAll() {
      // Presence may have changed since the text was written.
      spectatorUpdate = undefined
      for (const state of states.values()) {
        const { watcher, lastSent } = state
        watcher.send(writeUpdate(state, lastSent!, viewerOf(current(), watcher.seenAs), fullOrPresenceUpdate))
      }
    },
  }
}

function fullOrPresenceUpdate(
  lastSent: OnlineTable,
  table: OnlineTable,
  viewer: Viewer,
  context: UpdateContext,
): TableUpdate {
  return lastSent === table
    ? presenceUpdate(table, viewer, context)
    : updateSince(table, lastSent.seq, viewer, context)
}
