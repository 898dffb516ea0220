import type { ComponentChildren, ComponentType } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { shellText } from '../text/en/shell.ts'
import { Header } from './header.tsx'
import { Page } from './page.tsx'

type Loaded<Value> =
  | { readonly kind: 'loading' }
  | { readonly kind: 'here'; readonly value: Value }
  | { readonly kind: 'failed' }

/** The value of a promise, or `here` if that is given; with a function that retries. */
export function useLoaded<Value>(
  load: () => Promise<Value>,
  key: string,
  here?: Value,
): [Loaded<Value>, () => void] {
  const [loaded, setLoaded] = useState<Loaded<Value> & { key?: string }>({ kind: 'loading' })
  const [attempt, setAttempt] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: `load` is a new function at each rendering; `key` says when it differs
  useEffect(() => {
    if (here) return
    let wanted = true
    load().then(
      value => wanted && setLoaded({ kind: 'here', value, key }),
      () => wanted && setLoaded({ kind: 'failed', key }),
    )
    return () => {
      wanted = false
    }
  }, [key, attempt])
  const current: Loaded<Value> = here
    ? { kind: 'here', value: here }
    : loaded.key === key
      ? loaded
      : { kind: 'loading' }
  return [current, () => setAttempt(attempt + 1)]
}

interface LoadingPageProps {
  readonly failed: boolean
  again(): void
}

export function LoadingPage({ failed, again }: LoadingPageProps) {
  return (
    <>
      <Header />
      <Page class="stack">
        <p class="soft">{failed ? shellText.loadFailed : shellText.loading}</p>
        {failed && (
          <button type="button" class="pill" onClick={again}>
            {shellText.tryAgain}
          </button>
        )}
      </Page>
    </>
  )
}

interface LazyPageProps<Props> {
  readonly name: string
  readonly props: Props
  load(): Promise<ComponentType<Props>>
}

const loadedPages = new Map<string, unknown>()

export async function loadAndCachePage<Page>(name: string, load: () => Promise<Page>): Promise<Page> {
  const page = await load()
  loadedPages.set(name, page)
  return page
}

/** A page whose code is loaded when it is opened. */
export function LazyPage<Props extends object>({
  name,
  props,
  load,
}: LazyPageProps<Props>): ComponentChildren {
  const here = loadedPages.get(name) as ComponentType<Props> | undefined
  const [loaded, again] = useLoaded(() => loadAndCachePage(name, load), name, here)
  if (loaded.kind !== 'here') return <LoadingPage failed={loaded.kind === 'failed'} again={again} />
  const Part = loaded.value
  return <Part {...props} />
}
