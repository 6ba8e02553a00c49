export { createApp, type AppOptions, type TablesideApp } from './app/create-app.tsx';
