export { serverElement, type ServerRenderOptions } from './app/render-on-server.tsx';
