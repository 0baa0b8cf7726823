import { defaultClientConditions, defineConfig } from 'vite';
import { addresses } from './build/addresses.ts';
import { compress } from './build/compress.ts';
import { games } from './build/games.ts';
import { offline } from './build/offline.ts';
import { policy } from './build/policy.ts';
import { screens } from './build/screens.ts';
import { shell } from './build/shell.ts';

/** The site: static files with relative addresses, so that they work in any folder of any file server. */
export default defineConfig({
  base: './',
  resolve: { conditions: ['source', ...defaultClientConditions] },
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  worker: { format: 'es', plugins: () => [games()] },
  build: {
    target: 'es2022',
    manifest: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    chunkSizeWarningLimit: 1500,
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: shell() }] } } },
  },
  plugins: [addresses(), games(), screens(), policy(), offline(), compress()],
});
