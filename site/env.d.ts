interface ImportMetaEnv {
  /** The name of the model behind the chat windows; undefined if they answer without a model. */
  readonly AGENT_MODEL?: string;
}
