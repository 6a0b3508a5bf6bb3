import react from '@vitejs/plugin-react';
import { VitePWA } from 'vite-plugin-pwa';
import { configDefaults, defineConfig } from 'vitest/config';

export default defineConfig({
  base: './',
  plugins: [
    react(),
    VitePWA({
      registerType: 'prompt',
      includeAssets: ['icon.svg', 'icon-180.png'],
      workbox: {
        globPatterns: ['**/*.{js,css,html,svg,png,woff2,webmanifest}'],
        globIgnores: ['screenshot.png'],
        cleanupOutdatedCaches: true,
      },
      manifest: {
        name: 'Mera · Мера',
        short_name: 'Mera',
        description: 'Five tabletop games on one measured table. Пять игр на одном столе с линейкой.',
        display: 'standalone',
        start_url: './',
        theme_color: '#DFC9A3',
        background_color: '#DFC9A3',
        screenshots: [{ src: 'screenshot.png', sizes: '1440x900', type: 'image/png', form_factor: 'wide' }],
        icons: [
          { src: 'icon.svg', sizes: 'any', type: 'image/svg+xml' },
          { src: 'icon-192.png', sizes: '192x192', type: 'image/png' },
          { src: 'icon-512.png', sizes: '512x512', type: 'image/png' },
          { src: 'icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
        ],
      },
    }),
  ],
  build: { target: 'es2022', chunkSizeWarningLimit: 600 },
  worker: { format: 'es' },
  server: { port: 5173 },
  preview: { port: 4173 },
  test: {
    include: ['tests/**/*.test.ts'],
    exclude: configDefaults.exclude,
    benchmark: { include: ['tests/bench/**/*.bench.ts'] },
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
