import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'

/** What several pages share comes as one file a floor, not one for every icon: a page asks for a dozen files instead of seventy. */
const groups = Object.entries({
  react: /node_modules\/(react|react-dom|scheduler|react-router|@react-router)\//,
  libraries: /node_modules\//,
  contracts: /src\/(kernel|features)\//,
  ui: /src\/web\/(ui|words|browser)\//,
  site: /src\/web\/site\//,
  dashboard: /src\/web\/dashboard\//,
}).map(([name, test]) => ({ name, test, minShareCount: 2 }))

export default defineConfig({
  plugins: [reactRouter()],
  build: { target: 'es2022', assetsInlineLimit: 0 },
  environments: { client: { build: { rolldownOptions: { output: { codeSplitting: { groups } } } } } },
})
