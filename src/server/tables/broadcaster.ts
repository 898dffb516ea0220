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
  /** Through whose eyes the table is seen; undefined for a spectator who is nobody. */
  readonly seenAs: string | undefined
  send(news: string): void
  /** Takes news that can wait a moment and is written when it is told, if it has not been told by then. */
  sendLater?(write: () => string | undefined): void
}

/** Those who watch a table, and what each of them has been told of it. */
export interface Broadcaster {
  /** Tells one who has come, or missed something, all since this seq. */
  catchUp(watcher: TableWatcher, since: number): void
  remove(watcher: TableWatcher): void
  /** Tells of a step: at once whoever is to act next, and of anything but a move everyone. */
  broadcast(before: OnlineTable): void
  /** Tells everyone who is here, and whatever they have not been told yet. */
  broadcastAll(): void
}

/** One who watches; made once, as all of it is needed at every move. */
interface WatcherState {
  readonly watcher: TableWatcher
  /** The table as it was when the watcher was last told of it; undefined for one who has gone. */
  lastSent: OnlineTable | undefined
  readonly writePending: () => string | undefined
}

interface WrittenUpdate {
  readonly before: OnlineTable
  readonly room: OnlineTable
  readonly text: string
}

export function openBroadcaster(current: () => OnlineTable, moment: () => UpdateContext): Broadcaster {
  const watching = new Map<TableWatcher, WatcherState>()
  /** What was written last for one who only looks on, since the next one is told the same. */
  let spectatorUpdate: WrittenUpdate | undefined

  function stateOf(watcher: TableWatcher): WatcherState {
    const known = watching.get(watcher)
    if (known) return known
    const one: WatcherState = {
      watcher,
      lastSent: current(),
      writePending: () => pendingUpdate(one, viewerOf(current(), watcher.seenAs)),
    }
    watching.set(watcher, one)
    return one
  }

  /** What a watcher has not been told yet. */
  function pendingUpdate(one: WatcherState, viewer: Viewer): string | undefined {
    const { lastSent } = one
    if (!lastSent || lastSent === current()) return undefined
    return writeUpdate(one, lastSent, viewer, updateBetween)
  }

  function writeUpdate(
    one: WatcherState,
    told: OnlineTable,
    viewer: Viewer,
    compose: typeof updateBetween,
  ): string {
    const room = current()
    one.lastSent = room
    const looksOn = viewer === 'spectator'
    if (looksOn && spectatorUpdate?.before === told && spectatorUpdate.room === room)
      return spectatorUpdate.text
    const text = JSON.stringify(compose(told, room, viewer, moment()))
    if (looksOn) spectatorUpdate = { before: told, room, text }
    return text
  }

  return {
    catchUp(watcher, since) {
      const room = current()
      stateOf(watcher).lastSent = room
      watcher.send(JSON.stringify(updateSince(room, since, viewerOf(room, watcher.seenAs), moment())))
    },
    remove(watcher) {
      const one = watching.get(watcher)
      if (one) one.lastSent = undefined
      watching.delete(watcher)
    },
    broadcast(before) {
      const room = current()
      const acting = isSingleMove(before, room) ? toAct(room.play!) : undefined
      for (const one of watching.values()) {
        const { watcher } = one
        const viewer = viewerOf(room, watcher.seenAs)
        const mayWait = acting && (viewer === 'spectator' || !acting.includes(viewer))
        if (mayWait && watcher.sendLater) watcher.sendLater(one.writePending)
        else watcher.send(pendingUpdate(one, viewer)!)
      }
    },
    broadcastAll() {
      // Who is here may have changed since.
      spectatorUpdate = undefined
      for (const one of watching.values()) {
        const { watcher, lastSent: told } = one
        watcher.send(writeUpdate(one, told!, viewerOf(current(), watcher.seenAs), fullOrPresenceUpdate))
      }
    },
  }
}

/** Who is here, and whatever else has changed. */
function fullOrPresenceUpdate(
  told: OnlineTable,
  room: OnlineTable,
  viewer: Viewer,
  moment: UpdateContext,
): TableUpdate {
  return told === room ? presenceUpdate(room, viewer, moment) : updateSince(room, told.seq, viewer, moment)
}
