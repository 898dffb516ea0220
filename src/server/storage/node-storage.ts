/**
 * The servers that use a shared storage. A node is one run of a server, under an id of its own. It renews its lease every
 * RENEW_MS; a node that has not done so for LEASE_MS counts as dead, and so do its connections and claims. A node that has
 * never renewed a lease has none that could run out: the only server of a storage that is not shared needs none.
 */
export interface NodeStorage {
  /** The storage's own time, which is the same for all nodes. */
  now(): Promise<number>
  /** Registers this node or renews its lease. */
  renew(node: string, about?: NodeDescription): Promise<LeaseRenewal>
  /** Every node that is alive, or whose end nobody has dealt with yet; the oldest first. Empty if there is only one. */
  list(): Promise<readonly ListedNode[]>
  /** Nodes whose lease has run out and that nobody has removed yet. */
  expired(): Promise<readonly ExpiredNode[]>
  /** The stored connections of a node, whether it lives or not. */
  connectionsOf(node: string): Promise<readonly NodeConnection[]>
  /** Removes a node with its presence and claims: when it shuts down, or when its expiry has been dealt with. */
  remove(node: string): Promise<void>
  /** Whether any other node is alive. */
  hasOthers(node: string): Promise<boolean>
  /** When another node that is alive last renewed its lease; undefined if there is none. */
  lastRenewal(node: string): Promise<number | undefined>
  /** Takes a claim, such as playing the computer's moves at a table, unless another living node has it. */
  claim(key: string, node: string): Promise<boolean>
  /** Gives a claim up; changes nothing if another node has it. */
  release(key: string, node: string): Promise<void>
  /** Gives up all claims of a node that shuts down, so that others need not wait until its lease has run out. */
  releaseAll(node: string): Promise<void>
  /**
   * The changes of players since an instant of the storage's time, in no particular order. A change that is being
   * stored while this is read may be missing, and then has an instant shortly before the one that is returned.
   */
  playerChanges(since: number): Promise<PlayerChanges>
  /**
   * Entries are appended by this server of the storage from now on. An append that another one gets is refused as in an
   * outage; at first it is the server on which the storage was opened.
   */
  accept(server: string): Promise<void>
}

/** For the host's list of nodes. */
export interface NodeDescription {
  readonly version: string
  /** The name of its machine. */
  readonly host: string
  readonly startedAt: number
}

export interface ListedNode extends Partial<NodeDescription> {
  readonly node: string
  /** When it last renewed its lease. */
  readonly seenAt: number
  readonly isAlive: boolean
}

export interface PlayerChanges {
  readonly now: number
  readonly changes: readonly PlayerChange[]
}

/**
 * `account`: the name, the password, a ban or the sessions have changed, or the account is gone. `tables`: the host has
 * replaced the player in the logs, so tables in memory are out of date.
 */
export interface PlayerChange {
  readonly number: number
  readonly player: string
  readonly kind: 'account' | 'tables'
}

export interface NodeConnection {
  readonly table: string
  readonly player: string
  /** When the player was last heard on other connections to this table that are closed by now; 0 if there were none. */
  readonly heardAt: number
}

export interface LeaseRenewal {
  /** The storage's own time, which is the same for all nodes. */
  readonly now: number
  /** The lease had run out, or there was none: others may have treated the node as dead and taken its claims. */
  readonly hadLapsed: boolean
  /** Nothing was known of the node: it is new, or others have removed it as dead. */
  readonly isNew: boolean
  /**
   * Which run of which server of the storage answered. After a failover it is another one, which may lack the last entries
   * that this node remembers.
   */
  readonly server: string
}

export interface ExpiredNode {
  readonly node: string
  /** When it last renewed its lease. */
  readonly seenAt: number
}

export const LEASE_MS = 6_000
export const RENEW_MS = 2_000
/** How long player changes are kept. A node that was silent for longer has no connections that they could concern. */
export const PLAYER_CHANGES_MS = 60 * 60 * 1000
/**
 * How long a node has for expiring a table before others are told that it is due. If it dies meanwhile, the deadline is
 * late by this time.
 */
export const DUE_CLAIM_MS = 600

/** Tells a node that another one has changed something. What has changed is in the storage. */
export type Wake =
  | { readonly kind: 'table'; readonly table: string; readonly seq: number }
  /** Somebody came to a table or left it, and the lobby may show it. */
  | { readonly kind: 'presence'; readonly table: string }
  | { readonly kind: 'lobby' }
  /** A session was ended. */
  | { readonly kind: 'session'; readonly player: string; readonly session: string }
  /** `playerChanges` has news. */
  | { readonly kind: 'players' }
  /** Wake-ups were lost, so anything may have happened. */
  | { readonly kind: 'resync' }
