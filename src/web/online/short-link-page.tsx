import { useEffect } from 'preact/hooks'
import { navigate } from '../router.ts'
import { LoadingPage, useLoaded } from '../shell/lazy-page.tsx'
import { NotFound } from '../shell/not-found.tsx'
import { notFoundText } from '../text/en/not-found.ts'
import { api } from './api.ts'
import { serverRejectionText } from './rejection-text.ts'
import { ServerErrorPage } from './server-error-page.tsx'

/** A short link: goes on to the page it stands for. */
export function ShortLinkPage({ code }: { readonly code: string }) {
  const [loaded, again] = useLoaded(() => api.resolveLink(code), code)
  const path = loaded.kind === 'here' && loaded.value.ok ? loaded.value.value.path : undefined
  useEffect(() => {
    if (path !== undefined) navigate(path, 'replace')
  }, [path])
  if (loaded.kind !== 'here' || loaded.value.ok)
    return <LoadingPage failed={loaded.kind === 'failed'} again={again} />
  const { rejection } = loaded.value
  if (rejection.code === 'no-such-link')
    return <NotFound title={notFoundText.brokenTitle} text={serverRejectionText(rejection)} />
  return <ServerErrorPage rejection={rejection} again={again} />
}
