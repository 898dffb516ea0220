import { useEffect, useState } from 'preact/hooks'
import type { LoadedGame } from '../loaded-game.ts'

/** The hashes of the dictionaries that the server has too; none until it has answered. */
export function useServerDictionaries(
  { id, library }: Pick<LoadedGame, 'id' | 'library'>,
  isOnline: boolean,
): ReadonlySet<string> {
  const [hashes, setHashes] = useState<ReadonlySet<string>>(new Set())
  const isWanted = isOnline && (library?.customDictionaries.all().length ?? 0) > 0
  useEffect(() => {
    if (!isWanted) return
    let isHere = true
    import('../online/api.ts')
      .then(({ api }) => api.dictionaries(id))
      .then(listed => isHere && listed.ok && setHashes(new Set(listed.value.hashes)))
      // Without an answer only the built-in words are offered.
      .catch(() => {})
    return () => {
      isHere = false
    }
  }, [id, isWanted])
  return hashes
}
