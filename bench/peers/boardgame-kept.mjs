// boardgame.io made to keep a move before it is shown, by two of its extension points. By itself it publishes a move
// before it asks its storage to write it, so a killed server loses moves that players have seen.
import bgio from 'boardgame.io/dist/cjs/server.js'

/** The `db` and the `transport` of a server: its own file storage, and updates held until the storage has them. */
export function keepBeforeShowing(dir) {
  const updates = new HeldUpdates()
  return { db: new ReportingFlatFile({ dir }, updates), transport: new bgio.SocketIO({ pubSub: updates }) }
}

/**
 * boardgame.io's file storage: rewrites the log and the state of the match with every move, without `fsync`.
 * (package.json pins node-persist to 3.1.0, with which boardgame.io was built: later versions collect writes for up to a
 * second, and a table would get about three moves per second.)
 */
class ReportingFlatFile extends bgio.FlatFile {
  #updates

  constructor(options, updates) {
    super(options)
    this.#updates = updates
  }

  async setState(matchID, state, deltalog) {
    await super.setState(matchID, state, deltalog)
    this.#updates.release(matchID)
  }
}

/** Publishes in this process, like boardgame.io's own default; an update waits for `release`. */
class HeldUpdates {
  #subscribers = new Map()
  #held = new Map()

  publish(channel, payload) {
    // A match has at most one: boardgame.io handles the next move after the storage has written this one.
    if (payload.type === 'update') this.#held.set(payload.args[0], { channel, payload })
    else this.#send(channel, payload)
  }

  release(matchID) {
    const held = this.#held.get(matchID)
    this.#held.delete(matchID)
    if (held) this.#send(held.channel, held.payload)
  }

  subscribe(channel, callback) {
    this.#subscribers.set(channel, [...(this.#subscribers.get(channel) ?? []), callback])
  }

  unsubscribeAll(channel) {
    this.#subscribers.delete(channel)
  }

  #send(channel, payload) {
    for (const callback of this.#subscribers.get(channel) ?? []) callback(payload)
  }
}
