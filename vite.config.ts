import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'

/**
 * What several pages share comes as one file a floor, not one for every icon: a page asks for a dozen files instead of seventy. The contracts
 * and what they are written with stand apart: many pages need them only once somebody asks for something.
 */
const groups = Object.entries({
  react: /node_modules\/(react|react-dom|scheduler|react-router|@react-router)\//,
  rules: /src\/(kernel\/(?!endpoint|schema)|features\/(?!.*\.contract\.ts))/,
  contracts: /src\/(kernel|features)\/|node_modules\/zod\//,
  libraries: /node_modules\//,
  ui: /src\/web\/(ui|words|browser\/(?!session|staff))/,
  site: /src\/web\/site\//,
  dashboard: /src\/web\/(dashboard|browser)\//,
}).map(([name, test]) => ({ name, test, minShareCount: 2 }))

export default defineConfig({
  plugins: [reactRouter()],
  build: { target: 'es2022', assetsInlineLimit: 0 },
  environments: { client: { build: { rolldownOptions: { output: { codeSplitting: { groups } } } } } },
})
