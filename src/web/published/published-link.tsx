import { useEffect, useState } from 'preact/hooks'
import { publishedPath } from '../router.ts'
import { Link } from '../shell/link.tsx'
import { publishedLinkText } from '../text/en/puzzle.ts'

/** Leads to the published puzzles, once the server has said that there may be some. */
export function PublishedLink({ game }: { readonly game: string }) {
  const [isOffered, setOffered] = useState(false)
  useEffect(() => {
    let wanted = true
    import('../online/api.ts')
      .then(({ api }) => api.puzzles({ game }))
      .then(page => wanted && setOffered(page.ok && !page.value.isClosed))
      // Without a connection there is nothing to list.
      .catch(() => {})
    return () => {
      wanted = false
    }
  }, [game])
  return (
    isOffered && (
      <Link to={publishedPath(game)} class="pill">
        {publishedLinkText}
      </Link>
    )
  )
}
