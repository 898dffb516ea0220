import { nameSkeleton } from '../storage/name-key.ts'

/** Names that sentences use for somebody else: the reader, the program, a level of the computer. */
const RESERVED = [
  ...['You', 'Your opponent', 'Nobody', 'Spectator', 'Quincunx'],
  ...[
    'Admin',
    'Administrator',
    'Moderator',
    'Host',
    'Operator',
    'Owner',
    'Server',
    'System',
    'Staff',
    'Support',
  ],
]

/** A level follows in brackets: "the computer (casual)". */
const RESERVED_BEGINNINGS = ['computer', 'the computer']

const beginnings = RESERVED_BEGINNINGS.map(nameSkeleton)

/** Tells whether readers could take a player of this name for the program or for themselves. */
export type ReservedNames = (name: string) => boolean

/** `levels` are the computer's levels in all games, as seats show them. */
export function openReservedNames(levels: readonly string[] = []): ReservedNames {
  const skeletons = new Set([...RESERVED, ...levels].map(nameSkeleton))
  return name => {
    const skeleton = nameSkeleton(name)
    return skeletons.has(skeleton) || beginnings.some(beginning => skeleton.startsWith(beginning))
  }
}
