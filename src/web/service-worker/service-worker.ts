/** Caches the app for use without a connection. The build fills in the constants. */
declare const self: ServiceWorkerGlobalScope

const version = '__VERSION__'
const files = '__FILES__' as unknown as readonly string[]
const words = '__WORDS__' as unknown as readonly string[]

const PREFIX = 'quincunx-'
const cacheName = PREFIX + version
/** Word files change less often than the app. */
const wordsCacheName = `${PREFIX}words`
const PAGE = '/index.html'

self.addEventListener('install', event => {
  event.waitUntil(cacheAll().then(() => self.skipWaiting()))
})

self.addEventListener('activate', event => {
  event.waitUntil(Promise.all([deleteOldCaches(), deleteOldWords()]))
})

// Sent by a page that is fully loaded, so that word files never delay a page.
self.addEventListener('message', event => {
  if (event.data === 'keep-words') event.waitUntil(cacheWords().catch(() => {}))
})

self.addEventListener('fetch', event => {
  const { request } = event
  const url = new URL(request.url)
  if (request.method !== 'GET' || url.origin !== self.location.origin) return
  if (request.mode === 'navigate' && !isServerPath(url.pathname)) event.respondWith(respondWithPage(request))
  else if (url.pathname.startsWith('/words/')) event.respondWith(respondWithWordFile(request))
  else if (files.includes(url.pathname) || isHashed(url.pathname)) event.respondWith(respondWithFile(request))
})

async function cacheAll(): Promise<void> {
  const cache = await caches.open(cacheName)
  // A file without a hash in its name may be in the HTTP cache in an older version.
  await cache.addAll(
    [...files, PAGE].map(file => new Request(file, { cache: isHashed(file) ? 'default' : 'reload' })),
  )
  // Stores the order of versions, which cache names do not show.
  await cache.put('/installed', new Response(String(Date.now())))
}

/**
 * A page that was loaded before this version was installed uses its own files until it is reloaded,
 * so the version before this one is kept and only older ones are deleted.
 */
async function deleteOldCaches(): Promise<void> {
  const current = [cacheName, wordsCacheName]
  const names = (await caches.keys()).filter(name => name.startsWith(PREFIX) && !current.includes(name))
  const aged = await Promise.all(names.map(async name => ({ name, installed: await installedAt(name) })))
  aged.sort((one, other) => other.installed - one.installed)
  await Promise.all(aged.slice(1).map(({ name }) => caches.delete(name)))
}

async function deleteOldWords(): Promise<void> {
  if (!(await caches.has(wordsCacheName))) return
  const cache = await caches.open(wordsCacheName)
  const old = (await cache.keys()).filter(request => !words.includes(new URL(request.url).pathname))
  await Promise.all(old.map(request => cache.delete(request)))
}

/** Caches one file after the other, dictionaries before definitions; after a lost connection the next page continues. */
async function cacheWords(): Promise<void> {
  if ((navigator as { connection?: { saveData?: boolean } }).connection?.saveData) return
  const meaning = (path: string) => Number(path.includes('/definitions-'))
  for (const path of words.toSorted((one, other) => meaning(one) - meaning(other)))
    await respondWithWordFile(new Request(path))
}

async function installedAt(name: string): Promise<number> {
  const note = await (await caches.open(name)).match('/installed')
  return Number((await note?.text()) ?? 0)
}

async function respondWithPage(request: Request): Promise<Response> {
  const cached = await (await caches.open(cacheName)).match(PAGE)
  return cached ?? fetch(request)
}

async function respondWithFile(request: Request): Promise<Response> {
  const current = await (await caches.open(cacheName)).match(request)
  return current ?? (await caches.match(request)) ?? fetch(request)
}

/** The names contain a hash of the content, so a cached file is never out of date. */
async function respondWithWordFile(request: Request): Promise<Response> {
  const cache = await caches.open(wordsCacheName)
  const cached = await cache.match(request)
  if (cached) return cached
  const response = await fetch(request)
  if (response.ok) await cache.put(request, response.clone())
  return response
}

function isHashed(path: string): boolean {
  return path.startsWith('/assets/')
}

/** Paths that the server answers, never a page. */
function isServerPath(path: string): boolean {
  return path.startsWith('/api/') || path === '/healthz' || path === '/readyz' || path === '/metrics'
}

export {}
