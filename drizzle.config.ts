import { defineConfig } from 'drizzle-kit'

export default defineConfig({
  dialect: 'postgresql',
  schema: [
    './src/features/**/*.table.ts',
    './src/platform/repeat.ts',
    './src/platform/quota.ts',
    './src/platform/cards/demo-bank.table.ts',
    './src/platform/cards/orders/card-order.table.ts',
    './src/platform/heartbeat.table.ts',
  ],
  out: './migrations',
})
