import { render } from 'preact';

render(<h1>Pipwright</h1>, document.getElementById('app') as HTMLElement);
