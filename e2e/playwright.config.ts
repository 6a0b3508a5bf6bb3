import { defineConfig } from '@playwright/test';

const CI_FLAGS = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
const root = process.getuid?.() === 0;
const executablePath = process.env['CHROME_PATH'];

export default defineConfig({
  testDir: '.',
  outputDir: '../test-results',
  workers: 2,
  fullyParallel: true,
  timeout: 120_000,
  expect: { timeout: 10_000 },
  forbidOnly: true,
  use: {
    baseURL: 'http://localhost:4188/',
    viewport: { width: 1440, height: 900 },
    locale: 'en-GB',
    trace: 'retain-on-failure',
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: [...CI_FLAGS, ...(root ? ['--no-sandbox'] : [])],
    },
  },
  webServer: {
    command: 'npx vite preview --port 4188 --strictPort',
    cwd: '..',
    url: 'http://localhost:4188/',
    reuseExistingServer: true,
  },
});
