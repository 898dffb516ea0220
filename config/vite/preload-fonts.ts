import type { Plugin } from 'vite'

/** Preloads the two Latin fonts from the page, so that they do not wait for the style sheet. */
export function preloadFonts(): Plugin {
  return {
    name: 'preload-fonts',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle }) {
        return Object.keys(bundle ?? {})
          .filter(file => /-latin-wght-normal.*\.woff2$/.test(file))
          .map(file => ({
            tag: 'link',
            attrs: { rel: 'preload', href: `/${file}`, as: 'font', type: 'font/woff2', crossorigin: '' },
            injectTo: 'head' as const,
          }))
      },
    },
  }
}
